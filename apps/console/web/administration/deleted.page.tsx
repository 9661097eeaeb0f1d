import { Button, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountApi, Deleted } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import { Pages } from '../lists/list-parts.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { pagesOf } from '../lists/server-pages.js';
import { Empty, Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { administrationKey, deletedQuery } from './administration.queries.js';
import { administrationTexts, deletedTexts as words } from './administration.texts.js';

const route = getRouteApi('/signed-in/console/administration/deleted');

/** Deleted entities, which can be removed permanently. */
export function DeletedPage() {
  const { account } = useConsole();
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const [purging, setPurging] = useState<Deleted>();
  return (
    <Page title={administrationTexts.deleted}>
      <Loaded query={useQuery(deletedQuery(account, page))}>
        {({ items, total }) =>
          total === 0 ? (
            <Empty title={words.none} text={words.noneText} />
          ) : (
            <>
              <Text>{words.teach}</Text>
              <DeletedTable entities={items} onPurge={setPurging} />
              <Pages
                label={words.pages}
                page={page}
                pages={pagesOf(total)}
                onPage={(next) => void navigate({ search: { page: next } })}
              />
            </>
          )
        }
      </Loaded>
      {purging && <Purge entity={purging} onClose={() => setPurging(undefined)} />}
    </Page>
  );
}

interface TableProps {
  readonly entities: readonly Deleted[];
  readonly onPurge: (entity: Deleted) => void;
}

const DeletedTable = ({ entities, onPurge }: TableProps) => (
  <Scroller label={administrationTexts.deleted}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.id}</Table.Th>
          <Table.Th scope="col">{words.kind}</Table.Th>
          <Table.Th scope="col">{words.deleted}</Table.Th>
          <Table.Th scope="col">{words.purgeable}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entities.map((entity) => (
          <Table.Tr key={`${entity.kind}:${entity.id}`}>
            <Table.Th scope="row">{entity.id}</Table.Th>
            <Table.Td>{words.kinds[entity.kind]}</Table.Td>
            <Table.Td>
              <Time at={entity.deleted} />
            </Table.Td>
            <Table.Td>
              <Time at={entity.purgeable} />
            </Table.Td>
            <Table.Td>
              <Button
                size="xs"
                variant="default"
                disabled={new Date(entity.purgeable) > new Date()}
                aria-label={words.purgeLabel(entity.id)}
                onClick={() => onPurge(entity)}
              >
                {words.purge}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const purgers: Readonly<Record<Deleted['kind'], (account: AccountApi, id: string) => Promise<unknown>>> = {
  apps: (account, appId) =>
    answered(account.DELETE('/api/v2/deleted/applications/{appId}', { params: { path: { appId } } })),
  clients: (account, name) =>
    answered(account.DELETE('/api/v2/deleted/clients/{name}', { params: { path: { name } } })),
  gateways: (account, gatewayId) =>
    answered(account.DELETE('/api/v2/deleted/gateways/{gatewayId}', { params: { path: { gatewayId } } })),
};

function Purge({ entity, onClose }: { entity: Deleted; onClose: () => void }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const work = useMutation({
    mutationFn: () => purgers[entity.kind](account, entity.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: administrationKey });
      notifications.show({ message: words.purged(entity.id) });
    },
  });
  return (
    <Confirm
      title={words.purgeTitle(entity.id)}
      text={words.purgeText}
      action={words.purge}
      work={work}
      onClose={onClose}
    />
  );
}
