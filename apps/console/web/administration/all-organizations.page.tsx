import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdministeredOrganization } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { ServerList } from '../lists/list-frame.js';
import { allPages } from '../lists/server-pages.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { allOrganizations } from './administration.queries.js';
import { administrationTexts } from './administration-pages.texts.js';
import { allOrganizationsTexts as words, limitsTexts } from './administration.texts.js';
import { idColumn } from './entities/id-column.js';
import { Users } from './entities/owner.js';
import { ChangeLimits } from './change-limits.js';
import { limitsOf, limitsOfOrganization } from './limits.js';
import { RowButton } from '../lists/row-button.js';
import { createdColumn } from '../lists/table/created-column.js';

const route = getRouteApi('/signed-in/console/administration/organizations');

/** Organizations in one request of “select all”. */
const mostRead = 1000;

const columns: readonly Column<AdministeredOrganization>[] = [
  idColumn('organizations'),
  { id: 'name', label: words.name, value: ({ name }) => name },
  {
    id: 'owners',
    label: words.owners,
    value: ({ owners }) => owners,
    cell: ({ owners }) => <Users names={owners} />,
    isUnsorted: true,
  },
  { id: 'members', label: words.members, value: ({ members }) => members, isUnsorted: true },
  createdColumn(words.created),
  {
    id: 'limits',
    label: words.limits,
    value: ({ limits }) => limitsOf(limits, limitsOfOrganization),
    isUnsorted: true,
  },
];

/** Organizations of all users, with their limits. */
export function AllOrganizationsPage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const view = useListView('all-organizations');
  const [limiting, setLimiting] = useState<AdministeredOrganization>();
  return (
    <Page title={administrationTexts.organizations}>
      <Text>{words.teach}</Text>
      <Loaded query={useQuery(allOrganizations.query(account, wanted, view.size))}>
        {({ items, total }) =>
          total === 0 && wanted.search === undefined ? (
            <Text role="status">{words.none}</Text>
          ) : (
            <ServerList
              view={view}
              label={administrationTexts.organizations}
              words={words}
              columns={columns}
              idOf={({ id }) => id}
              rows={items}
              total={total}
              usualSort="created"
              all={() => allPages((slice) => allOrganizations.read(account, wanted, slice), mostRead)}
              rowEnd={(organization) => <LimitButton organization={organization} onLimit={setLimiting} />}
            />
          )
        }
      </Loaded>
      {limiting && <OrganizationLimits organization={limiting} onClose={() => setLimiting(undefined)} />}
    </Page>
  );
}

interface LimitButtonProps {
  readonly organization: AdministeredOrganization;
  readonly onLimit: (organization: AdministeredOrganization) => void;
}

const LimitButton = ({ organization, onLimit }: LimitButtonProps) => (
  <RowButton
    label={limitsTexts.changeLabel(organization.id)}
    text={limitsTexts.change}
    onClick={() => onLimit(organization)}
  />
);

interface LimitsProps {
  readonly organization: AdministeredOrganization;
  readonly onClose: () => void;
}

function OrganizationLimits({ organization: { id, limits }, onClose }: LimitsProps) {
  const { account } = useConsole();
  const params = { path: { organizationId: id } };
  return (
    <ChangeLimits
      name={id}
      limits={limits}
      kinds={limitsOfOrganization}
      save={(changes) =>
        answered(
          account.PATCH('/api/v2/all-organizations/{organizationId}', { params, body: { limits: changes } }),
        )
      }
      onClose={onClose}
    />
  );
}
