import { Table, Text, Title } from '@mantine/core';
import type { TrafficRange } from '@fieldpost/domain';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '../api/account.js';
import { useConsole } from '../console.js';
import { PlainTable } from '../lists/plain-table.js';
import {
  type ApplicationCounts,
  busiest,
  combined,
  countedParts,
  mostCounted,
  readableOf,
  shownKinds,
  shownSum,
  totalOf,
} from '../traffic/traffic.js';
import { Counts, TrafficChart } from '../traffic/traffic-chart.js';
import { applicationsTrafficQuery } from '../traffic/traffic.queries.js';
import { TrafficFrame } from '../traffic/traffic-section.js';
import { trafficTexts as words } from '../traffic/traffic.texts.js';
import { TextLink } from '../widgets/links.js';
import { Problem, Waiting } from '../widgets/states.js';

const ranges = ['24h', '7d'] as const;
const mostListed = 5;

/** Messages of all applications whose messages the user may read. */
export function TrafficOverview({ applications }: { applications: readonly Application[] }) {
  const { handler } = useConsole();
  const [range, setRange] = useState<TrafficRange>('24h');
  const readable = readableOf(applications);
  const parts = countedParts(applications);
  const found = useQueries({ queries: parts.map((ids) => applicationsTrafficQuery(handler, ids, range)) });
  const counts = found.flatMap(({ data }) => data?.applications ?? []);
  const unread = found.flatMap(({ data }) => data?.unread ?? []);
  const failed = found.find(({ error, data }) => error && !data);
  const first = found.find(({ data }) => data)?.data;
  if (readable.length === 0) return undefined;
  return (
    <TrafficFrame ranges={ranges} value={range} onChoose={setRange}>
      {failed && <Problem failure={failed.error} again={() => void failed.refetch()} />}
      {first && <TrafficChart traffic={{ ...first, ...combined(counts) }} label={words.ofAll(first.range)} />}
      {!first && !failed && <Waiting />}
      {counts.length > 1 && <Busiest counts={busiest(counts, mostListed)} />}
      {unread.length > 0 && <Text c="dimmed">{words.unread(unread)}</Text>}
      {readable.length > mostCounted && <Text c="dimmed">{words.bounded(mostCounted)}</Text>}
    </TrafficFrame>
  );
}

function Busiest({ counts }: { counts: readonly ApplicationCounts[] }) {
  if (counts.length === 0) return undefined;
  const kinds = shownKinds(shownSum(counts.map(totalOf)));
  return (
    <>
      <Title order={3} size="h6">
        {words.busiest}
      </Title>
      <PlainTable
        label={words.busiest}
        heads={[words.application, ...kinds.map((kind) => words.kinds[kind])]}
      >
        {counts.map(({ app_id, ...counted }) => (
          <Table.Tr key={app_id}>
            <Table.Th scope="row">
              <TextLink to="/console/applications/$appId" params={{ appId: app_id }}>
                {app_id}
              </TextLink>
            </Table.Th>
            <Counts of={totalOf(counted)} kinds={kinds} />
          </Table.Tr>
        ))}
      </PlainTable>
    </>
  );
}
