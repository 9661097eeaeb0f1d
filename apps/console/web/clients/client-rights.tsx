import { Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountApi, EntityRights } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { OwnListState } from '../lists/list-state.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink } from '../widgets/links.js';
import { Loaded } from '../widgets/states.js';
import { clientRightsQuery, clientsKey } from './clients.queries.js';
import { clientRightsTexts as words } from './clients.texts.js';
import { RowButton } from '../lists/row-button.js';
import { rightsColumn } from '../rights/rights-column.js';

/** The applications and gateways on which a client acts for itself. */
export function ClientRights({ name }: { name: string }) {
  const { account } = useConsole();
  const [removing, setRemoving] = useState<EntityRights>();
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.title}
      </Title>
      <Text>{words.teach}</Text>
      <Loaded query={useQuery(clientRightsQuery(account, name))}>
        {(entities) =>
          entities.length === 0 ? (
            <Text>{words.none}</Text>
          ) : (
            <RightsTable name={name} entities={entities} onRemove={setRemoving} />
          )
        }
      </Loaded>
      <Group>
        <ButtonLink to="/console/clients/$name/rights" params={{ name }} variant="default">
          {words.give}
        </ButtonLink>
      </Group>
      {removing && <Removal name={name} entity={removing} onClose={() => setRemoving(undefined)} />}
    </Stack>
  );
}

interface TableProps {
  readonly name: string;
  readonly entities: readonly EntityRights[];
  readonly onRemove: (entity: EntityRights) => void;
}

const columns: readonly Column<EntityRights>[] = [
  { id: 'id', label: words.id, value: ({ id }) => id },
  { id: 'kind', label: words.kind, value: ({ kind }) => words.kinds[kind] },
  rightsColumn(words.rights),
];

const RightsTable = ({ name, entities, onRemove }: TableProps) => (
  <OwnListState>
    <LocalList
      view={useListView('client-rights')}
      label={words.title}
      words={usualListTexts(words.title, words.things)}
      columns={columns}
      rows={entities}
      idOf={({ kind, id }) => `${kind}:${id}`}
      nameOf={({ kind, id }) => `${words.kinds[kind]} ${id}`}
      actions={[useBulkRemoval(name)]}
      rowEnd={(entity) => (
        <RowButton
          label={words.removeLabel(entity.id)}
          text={words.remove}
          onClick={() => onRemove(entity)}
        />
      )}
    />
  </OwnListState>
);

function useBulkRemoval(name: string): BulkAction<EntityRights> {
  const { account } = useConsole();
  const queries = useQueryClient();
  return {
    label: words.remove,
    title: words.removeTitle,
    text: words.removeText,
    isDangerous: true,
    run: (entity) => remove(account, name, entity),
    after: () => queries.invalidateQueries({ queryKey: clientsKey }),
  };
}

const remove = (account: AccountApi, client: string, { kind, id }: EntityRights): Promise<unknown> =>
  kind === 'apps'
    ? answered(
        account.DELETE('/api/v2/applications/{appId}/clients/{client}', {
          params: { path: { appId: id, client } },
        }),
      )
    : answered(
        account.DELETE('/api/v2/gateways/{gatewayId}/clients/{client}', {
          params: { path: { gatewayId: id, client } },
        }),
      );

interface RemovalProps {
  readonly name: string;
  readonly entity: EntityRights;
  readonly onClose: () => void;
}

function Removal({ name, entity, onClose }: RemovalProps) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const work = useMutation({
    mutationFn: () => remove(account, name, entity),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: clientsKey });
      notifications.show({ message: words.removed(entity.id) });
    },
  });
  return (
    <Confirm
      title={words.removeTitle.one(entity.id)}
      text={words.removeText.one}
      action={words.remove}
      work={work}
      onClose={onClose}
    />
  );
}
