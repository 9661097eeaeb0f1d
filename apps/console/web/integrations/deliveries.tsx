import { Badge, Button, Group, Table, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import { Scroller } from '../lists/scroller.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { type Attempt, deliveriesQuery, invalidateIntegrations } from './integrations.queries.js';
import { integrationTexts as words } from './integrations.texts.js';

/** The last delivery attempts, with results. */
export function Deliveries({ appId, integrationId }: { appId: string; integrationId: string }) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const query = useQuery(deliveriesQuery(handler, appId, integrationId));
  return (
    <section>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {words.deliveries}
        </Title>
        <Button
          size="xs"
          variant="default"
          loading={query.isFetching}
          onClick={() => void invalidateIntegrations(queries, appId)}
        >
          {words.refresh}
        </Button>
      </Group>
      <Loaded query={query}>
        {(attempts) =>
          attempts.length === 0 ? <Text>{words.noDeliveries}</Text> : <Log attempts={attempts} />
        }
      </Loaded>
    </section>
  );
}

const Log = ({ attempts }: { attempts: readonly Attempt[] }) => (
  <Scroller label={words.deliveries}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.when}</Table.Th>
          <Table.Th scope="col">{words.device}</Table.Th>
          <Table.Th scope="col">{words.message}</Table.Th>
          <Table.Th scope="col">{words.attempt}</Table.Th>
          <Table.Th scope="col">{words.result}</Table.Th>
          <Table.Th scope="col">{words.took}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {attempts.map((attempt) => (
          <Row key={`${attempt.delivery} ${attempt.attempt} ${attempt.at}`} of={attempt} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const Row = ({ of: { at, dev_id, type, attempt, status, error, ms } }: { of: Attempt }) => (
  <Table.Tr>
    <Table.Td>
      <Time at={at} />
    </Table.Td>
    <Table.Td>{dev_id}</Table.Td>
    <Table.Td>{type}</Table.Td>
    <Table.Td>{attempt}</Table.Td>
    <Table.Td>
      <Badge variant="light" color={error === undefined ? 'green' : 'red'} tt="none">
        {error ?? words.arrived(status)}
      </Badge>
    </Table.Td>
    <Table.Td>{words.ms(ms)}</Table.Td>
  </Table.Tr>
);
