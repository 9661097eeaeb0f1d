import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountApi, EntityRights } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Scroller } from '../lists/scroller.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink } from '../widgets/links.js';
import { Loaded } from '../widgets/states.js';
import { clientRightsQuery, clientsKey } from './clients.queries.js';
import { clientRightsTexts as words } from './clients.texts.js';

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
            <RightsTable entities={entities} onRemove={setRemoving} />
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
  readonly entities: readonly EntityRights[];
  readonly onRemove: (entity: EntityRights) => void;
}

const RightsTable = ({ entities, onRemove }: TableProps) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.id}</Table.Th>
          <Table.Th scope="col">{words.kind}</Table.Th>
          <Table.Th scope="col">{words.rights}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entities.map((entity) => (
          <Table.Tr key={`${entity.kind}:${entity.id}`}>
            <Table.Th scope="row">{entity.id}</Table.Th>
            <Table.Td>{words.kinds[entity.kind]}</Table.Td>
            <Table.Td>{entity.rights.join(', ')}</Table.Td>
            <Table.Td>
              <Button
                size="xs"
                variant="default"
                aria-label={words.removeLabel(entity.id)}
                onClick={() => onRemove(entity)}
              >
                {words.remove}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

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
      title={words.removeTitle(entity.id)}
      text={words.removeText}
      action={words.remove}
      work={work}
      onClose={onClose}
    />
  );
}
