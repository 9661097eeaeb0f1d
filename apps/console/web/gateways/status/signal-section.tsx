import '../../traffic/traffic.css';
import { Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isNotFound } from '../../api/failure.js';
import { useConsole } from '../../console.js';
import { PlainTable } from '../../lists/plain-table.js';
import { useNetworkApp } from '../../network/use-network-app.js';
import { Ranges } from '../../traffic/traffic-chart.js';
import { Section } from '../../widgets/section.js';
import { Problem, Waiting } from '../../widgets/states.js';
import { Time } from '../../widgets/times/time.js';
import {
  type GatewaySignal,
  type SignalRange,
  signalRanges,
  signalSeries,
  spanOf,
  spreadText,
  uplinksIn,
} from './signal.js';
import { gatewaySignalQuery } from './status.queries.js';
import { signalTexts as words } from './status.texts.js';

/** The library that draws is loaded when there is something to draw. */
const Plot = lazy(async () => ({ default: (await import('../../live/plots/plot.js')).Plot }));

/** How strong and clear a gateway received uplinks over time, where the site has the network app. */
export function SignalSection({ gatewayId }: { gatewayId: string }) {
  const { network } = useConsole();
  const enabled = useNetworkApp() === true;
  const [range, setRange] = useState<SignalRange>('24h');
  const { data, error, refetch } = useQuery({ ...gatewaySignalQuery(network, gatewayId, range), enabled });
  // During an update, the network app of the last release may respond, which does not know the path.
  if (!enabled || isNotFound(error)) return undefined;
  return (
    <Section title={words.title} actions={<Ranges ranges={signalRanges} value={range} onChoose={setRange} />}>
      {data && <Signal signal={data} />}
      {!data && error && <Problem failure={error} again={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </Section>
  );
}

function Signal({ signal }: { signal: GatewaySignal }) {
  const uplinks = uplinksIn(signal);
  if (uplinks === 0) return <Text>{words.none[signal.range]}</Text>;
  const { means, counts } = signalSeries(signal, words);
  const span = spanOf(signal);
  return (
    <Stack gap="sm" w="100%">
      <Text>{words.uplinksIn[signal.range](uplinks)}</Text>
      {means.map((mean) => (
        <div key={mean.name} className="traffic-plot">
          <Suspense>
            <Plot title={words.meanOf(mean.name)} series={[mean]} span={span} />
          </Suspense>
        </div>
      ))}
      <div className="traffic-plot traffic-bars">
        <Suspense>
          <Plot title={words.uplinksByHour} counted="hour" series={counts} span={span} />
        </Suspense>
      </div>
      <Numbers signal={signal} />
    </Stack>
  );
}

function Numbers({ signal: { hours } }: { signal: GatewaySignal }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.showNumbers}</summary>
      {isOpen && (
        <PlainTable label={words.byHour} heads={[words.hour, words.uplinks, words.rssi, words.snr]}>
          {hours
            .filter(({ uplinks }) => uplinks > 0)
            .toReversed()
            .map(({ at, uplinks, rssi, snr }) => (
              <Table.Tr key={at}>
                <Table.Th scope="row">
                  <Time at={at} />
                </Table.Th>
                <Table.Td>{uplinks.toLocaleString()}</Table.Td>
                <Table.Td>{spreadText(rssi, words)}</Table.Td>
                <Table.Td>{spreadText(snr, words)}</Table.Td>
              </Table.Tr>
            ))}
        </PlainTable>
      )}
    </details>
  );
}
