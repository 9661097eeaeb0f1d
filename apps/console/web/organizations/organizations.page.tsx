import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Organization } from '../api/account.js';
import { useConsole } from '../console.js';
import { LocalList } from '../lists/list-frame.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { ButtonLink, GuideLink, TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { organizationsQuery } from './organizations.queries.js';
import { organizationsTexts as words } from './organizations.texts.js';
import { createdColumn } from '../lists/table/created-column.js';
import { rightsColumn } from '../rights/rights-column.js';

const Create = () => <ButtonLink to="/console/organizations/-new">{words.create}</ButtonLink>;

const columns: readonly Column<Organization>[] = [
  {
    id: 'id',
    label: words.id,
    value: ({ id }) => id,
    cell: ({ id }) => (
      <TextLink to="/console/organizations/$organizationId" params={{ organizationId: id }}>
        {id}
      </TextLink>
    ),
  },
  { id: 'name', label: words.name, value: ({ name }) => name },
  { id: 'role', label: words.role, value: ({ role }) => role ?? words.ownRights },
  { ...rightsColumn(words.rights), startsHidden: true, wraps: true },
  createdColumn(words.created),
];

/** The organizations of the user. The filter is kept in the URL. */
export function OrganizationsPage() {
  const { account } = useConsole();
  const view = useListView('organizations');
  const actions = (
    <Group>
      <GuideLink name="organizations" />
      <Create />
    </Group>
  );
  return (
    <Page title={words.title} actions={actions}>
      <Loaded query={useQuery(organizationsQuery(account))}>
        {(organizations) =>
          organizations.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={<Create />} />
          ) : (
            <LocalList
              view={view}
              label={words.title}
              words={words}
              columns={columns}
              rows={organizations}
              idOf={({ id }) => id}
              textOf={({ id, name }) => `${id}\n${name}`}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
