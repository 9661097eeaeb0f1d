import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountApi, Deleted } from '../api/account.js';
import { answered } from '../api/failure.js';
import { EntityLink } from '../audit/entity-link.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { ServerList } from '../lists/list-frame.js';
import { Page } from '../widgets/page.js';
import { allPages } from '../lists/server-pages.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Empty, Loaded } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { deletedEntities } from './administration.queries.js';
import { administrationKey } from './administration-key.js';
import { administrationTexts } from './administration-pages.texts.js';
import { deletedTexts as words } from './administration.texts.js';
import { RowButton } from '../lists/row-button.js';

const route = getRouteApi('/signed-in/console/administration/deleted');

/** Deleted entities in one request of “select all”. */
const mostRead = 1000;

const isPurgeable = ({ purgeable }: Deleted): boolean => new Date(purgeable) <= new Date();

const columns: readonly Column<Deleted>[] = [
  {
    id: 'id',
    label: words.id,
    value: ({ id }) => id,
    // A deleted client has no page.
    cell: ({ kind, id }) =>
      kind === 'clients' ? (
        id
      ) : (
        <EntityLink kind={kind} id={id}>
          {id}
        </EntityLink>
      ),
  },
  { id: 'kind', label: words.kind, value: ({ kind }) => words.kinds[kind] },
  {
    id: 'deleted',
    label: words.deleted,
    value: ({ deleted }) => deleted,
    cell: ({ deleted }) => <Time at={deleted} />,
  },
  {
    id: 'purgeable',
    label: words.purgeable,
    value: ({ purgeable }) => purgeable,
    cell: ({ purgeable }) => <Time at={purgeable} />,
    isUnsorted: true,
  },
];

/** Deleted entities, which can be removed permanently. */
export function DeletedPage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const view = useListView('deleted');
  const actions = [useBulkPurge()];
  const [purging, setPurging] = useState<Deleted>();
  return (
    <Page title={administrationTexts.deleted}>
      <Loaded query={useQuery(deletedEntities.query(account, wanted, view.size))}>
        {({ items, total }) =>
          total === 0 && wanted.search === undefined ? (
            <Empty title={words.none} text={words.noneText} />
          ) : (
            <>
              <Text>{words.teach}</Text>
              <ServerList
                view={view}
                label={administrationTexts.deleted}
                words={words}
                columns={columns}
                idOf={({ kind, id }) => `${kind}:${id}`}
                nameOf={({ kind, id }) => `${words.kinds[kind]} ${id}`}
                rows={items}
                total={total}
                usualSort="deleted"
                all={() => allPages((slice) => deletedEntities.read(account, wanted, slice), mostRead)}
                actions={actions}
                rowEnd={(entity) => <PurgeButton entity={entity} onPurge={setPurging} />}
              />
            </>
          )
        }
      </Loaded>
      {purging && <Purge entity={purging} onClose={() => setPurging(undefined)} />}
    </Page>
  );
}

interface PurgeButtonProps {
  readonly entity: Deleted;
  readonly onPurge: (entity: Deleted) => void;
}

const PurgeButton = ({ entity, onPurge }: PurgeButtonProps) => (
  <RowButton
    disabled={!isPurgeable(entity)}
    label={words.purgeLabel(entity.id)}
    text={words.purge}
    onClick={() => onPurge(entity)}
  />
);

function useBulkPurge(): BulkAction<Deleted> {
  const { account } = useConsole();
  const queries = useQueryClient();
  return {
    label: words.purge,
    title: words.purgeTitle,
    text: words.purgeText,
    isDangerous: true,
    isFor: isPurgeable,
    run: ({ kind, id }) => purgers[kind](account, id),
    after: () => queries.invalidateQueries({ queryKey: administrationKey }),
  };
}

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
      title={words.purgeTitle.one(entity.id)}
      text={words.purgeText.one}
      action={words.purge}
      work={work}
      onClose={onClose}
    />
  );
}
