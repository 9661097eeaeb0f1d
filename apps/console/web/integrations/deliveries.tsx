import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import { LocalList } from '../lists/list-frame.js';
import { OwnListState } from '../lists/list-state.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { failureReason } from './failure-reasons.js';
import { type Attempt, deliveriesQuery, invalidateIntegrations } from './integrations.queries.js';
import { messageName } from './integration-status.js';
import { integrationTexts as words } from './integrations.texts.js';

/** The last delivery attempts, with results. */
export function Deliveries({ appId, integrationId }: { appId: string; integrationId: string }) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const query = useQuery(deliveriesQuery(handler, appId, integrationId));
  return (
    <Stack component="section">
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
    </Stack>
  );
}

const Log = ({ attempts }: { attempts: readonly Attempt[] }) => (
  <OwnListState>
    <LocalList
      view={useListView('deliveries')}
      label={words.deliveries}
      words={usualListTexts(words.deliveries, words.deliveryThings)}
      columns={columns}
      rows={attempts}
      idOf={({ delivery, attempt, at }) => `${delivery} ${attempt} ${at}`}
      nameOf={({ type, dev_id, attempt }) => words.attemptOf(messageName(type), dev_id, attempt)}
    />
  </OwnListState>
);

const resultOf = ({ error, status }: Attempt): string =>
  error === undefined ? words.arrived(status) : failureReason(error);

const columns: readonly Column<Attempt>[] = [
  { id: 'time', label: words.when, value: ({ at }) => at, cell: ({ at }) => <Time at={at} /> },
  { id: 'device', label: words.device, value: ({ dev_id }) => dev_id },
  { id: 'message', label: words.message, value: ({ type }) => messageName(type) },
  { id: 'attempt', label: words.attempt, value: ({ attempt }) => attempt },
  {
    id: 'result',
    label: words.result,
    value: resultOf,
    cell: (attempt) => (
      <Badge
        variant="light"
        color={attempt.error === undefined ? 'green' : 'red'}
        tt="none"
        fw={400}
        h="auto"
        py={2}
        styles={{ label: { whiteSpace: 'normal' } }}
        title={attempt.error}
      >
        {resultOf(attempt)}
      </Badge>
    ),
  },
  { id: 'took', label: words.took, value: ({ ms }) => ms, cell: ({ ms }) => words.ms(ms) },
];
