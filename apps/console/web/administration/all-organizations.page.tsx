import { Button, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdministeredOrganization } from '../api/account.js';
import { answered } from '../api/failure.js';
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
import { administrationTexts, allOrganizationsTexts as words, limitsTexts } from './administration.texts.js';
import { LimitsDialog, limitsOf } from './limits-dialog.js';

const kinds = ['applications', 'gateways', 'access_keys', 'devices'] as const;

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
      {limiting && <OrganizationLimits organization={limiting} onClose={() => setLimiting(undefined)} />}
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
              <Time at={organization.created} as="day" />
            </Table.Td>
            <Table.Td>{limitsOf(organization.limits, kinds)}</Table.Td>
            <Table.Td>
              <Button
                size="xs"
                variant="default"
                aria-label={limitsTexts.changeLabel(organization.id)}
                onClick={() => onLimit(organization)}
              >
                {limitsTexts.change}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

interface LimitsProps {
  readonly organization: AdministeredOrganization;
  readonly onClose: () => void;
}

function OrganizationLimits({ organization: { id, limits }, onClose }: LimitsProps) {
  const { account } = useConsole();
  const params = { path: { organizationId: id } };
  return (
    <LimitsDialog
      name={id}
      limits={limits}
      kinds={kinds}
      save={(changes) =>
        answered(
          account.PATCH('/api/v2/all-organizations/{organizationId}', { params, body: { limits: changes } }),
        )
      }
      onClose={onClose}
    />
  );
}
