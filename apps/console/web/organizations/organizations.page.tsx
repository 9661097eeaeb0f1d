import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Organization } from '../api/account.js';
import { useConsole } from '../console.js';
import { Pages, SearchField } from '../lists/list-parts.js';
import { matching } from '../lists/matching.js';
import { Scroller } from '../lists/scroller.js';
import { useListChange } from '../lists/use-list-change.js';
import { ButtonLink, TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { organizationsQuery } from './organizations.queries.js';
import { organizationsTexts as words } from './organizations.texts.js';

const route = getRouteApi('/signed-in/console/organizations');

const Create = () => <ButtonLink to="/console/organizations/-new">{words.create}</ButtonLink>;

/** The organizations of the user. The filter is kept in the URL. */
export function OrganizationsPage() {
  const { account } = useConsole();
  const { search = '' } = route.useSearch();
  const change = useListChange();
  return (
    <Page title={words.title} actions={<Create />}>
      <div className="narrow">
        <SearchField label={words.search} value={search} onSearch={(found) => change({ search: found })} />
      </div>
      <Loaded query={useQuery(organizationsQuery(account))}>
        {(organizations) => <List organizations={organizations} />}
      </Loaded>
    </Page>
  );
}

function List({ organizations }: { organizations: readonly Organization[] }) {
  const change = useListChange();
  const textOf = ({ id, name }: Organization) => `${id}\n${name}`;
  const { shown, page, pages } = matching(organizations, textOf, route.useSearch());
  if (organizations.length === 0) return <Empty title={words.none} text={words.teach} action={<Create />} />;
  if (shown.length === 0) return <Text role="status">{words.noMatch}</Text>;
  return (
    <>
      <OrganizationTable organizations={shown} />
      <Pages label={words.pages} page={page} pages={pages} onPage={(next) => change({ page: next })} />
    </>
  );
}

const OrganizationTable = ({ organizations }: { organizations: readonly Organization[] }) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.id}</Table.Th>
          <Table.Th scope="col">{words.name}</Table.Th>
          <Table.Th scope="col">{words.role}</Table.Th>
          <Table.Th scope="col">{words.created}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {organizations.map(({ id, name, role, created }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">
              <TextLink to="/console/organizations/$organizationId" params={{ organizationId: id }}>
                {id}
              </TextLink>
            </Table.Th>
            <Table.Td>{name}</Table.Td>
            <Table.Td>{role ?? words.ownRights}</Table.Td>
            <Table.Td>
              <Time at={created} as="day" />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);
