import { Button, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdministeredOrganization } from '../api/account.js';
import { useConsole } from '../console.js';
import { Pages } from '../lists/list-parts.js';
import type { ListSearch } from '../lists/matching.js';
import { Scroller } from '../lists/scroller.js';
import { pagesOf } from '../lists/server-pages.js';
import { useListChange } from '../lists/use-list-change.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { allOrganizationsQuery } from './administration.queries.js';
import { administrationTexts, allOrganizationsTexts as words } from './administration.texts.js';
import { LimitsDialog } from './limits-dialog.js';

const route = getRouteApi('/signed-in/console/administration/organizations');

/** Organizations of all users, with their limits. */
export function AllOrganizationsPage() {
  const { account } = useConsole();
  const { page } = route.useSearch();
  const change = useListChange<ListSearch>();
  const [limiting, setLimiting] = useState<AdministeredOrganization>();
  return (
    <Page title={administrationTexts.organizations}>
      <Text>{words.teach}</Text>
      <Loaded query={useQuery(allOrganizationsQuery(account, page))}>
        {({ items, total }) => (
          <>
            {total === 0 ? (
              <Text role="status">{words.none}</Text>
            ) : (
              <OrganizationTable organizations={items} onLimit={setLimiting} />
            )}
            <Pages
              label={words.pages}
              page={page ?? 1}
              pages={pagesOf(total)}
              onPage={(wanted) => change({ page: wanted })}
            />
          </>
        )}
      </Loaded>
      {limiting && <LimitsDialog organization={limiting} onClose={() => setLimiting(undefined)} />}
    </Page>
  );
}

interface TableProps {
  readonly organizations: readonly AdministeredOrganization[];
  readonly onLimit: (organization: AdministeredOrganization) => void;
}

const OrganizationTable = ({ organizations, onLimit }: TableProps) => (
  <Scroller label={administrationTexts.organizations}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          {[words.id, words.name, words.owners, words.members, words.created, words.limits].map((title) => (
            <Table.Th key={title} scope="col">
              {title}
            </Table.Th>
          ))}
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {organizations.map((organization) => (
          <Table.Tr key={organization.id}>
            <Table.Th scope="row">{organization.id}</Table.Th>
            <Table.Td>{organization.name}</Table.Td>
            <Table.Td>{organization.owners.join(', ')}</Table.Td>
            <Table.Td>{organization.members}</Table.Td>
            <Table.Td>
              <Time at={organization.created} only="day" />
            </Table.Td>
            <Table.Td>{limitsOf(organization)}</Table.Td>
            <Table.Td>
              <Button
                size="xs"
                variant="default"
                aria-label={words.changeLabel(organization.id)}
                onClick={() => onLimit(organization)}
              >
                {words.change}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

function limitsOf({ limits }: AdministeredOrganization): string {
  const set = (['applications', 'gateways'] as const).flatMap((what) => {
    const limit = limits[what];
    return limit === undefined ? [] : `${words.limit[what]}: ${limit === 0 ? words.unlimited : limit}`;
  });
  return set.join(', ') || words.defaults;
}
