import './traffic.css';
import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useConsole } from '../console.js';
import { storedMessagesQuery } from '../devices/devices.queries.js';
import { Scroller } from '../lists/scroller.js';
import { namesIn, type Series, seriesOf, signalNames, summaryOf } from '../live/plots/series.js';
import { readStored } from '../live/live-message.js';
import { TextLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { Problem, Waiting } from '../widgets/states.js';
import { sparkHeight, sparkline, sparkWidth } from './sparkline.js';
import { trafficQuery } from './traffic.queries.js';
import { trafficTexts as words } from './traffic.texts.js';

const Plot = lazy(async () => ({ default: (await import('../live/plots/plot.js')).Plot }));

interface DeviceName {
  readonly appId: string;
  readonly devId: string;
}

/** Numbers of the last stored uplinks of a device; messages are only requested where they are stored. */
export function DeviceTrends({ appId, devId }: DeviceName) {
  const { handler } = useConsole();
  const { data } = useQuery(trafficQuery(handler, { appId, devId }, '24h'));
  if (!data) return undefined;
  return (
    <Section title={words.trends}>
      {data.messages_stored ? (
        <Stored appId={appId} devId={devId} />
      ) : (
        <>
          <Text>{words.notStored}</Text>
          <TextLink to="/console/applications/$appId/integrations" params={{ appId }}>
            {words.toIntegrations}
          </TextLink>
        </>
      )}
    </Section>
  );
}

function Stored({ appId, devId }: DeviceName) {
  const { handler } = useConsole();
  const { data, error, refetch } = useQuery(storedMessagesQuery(handler, appId, devId));
  if (!data) return error ? <Problem failure={error} again={() => void refetch()} /> : <Waiting />;
  const messages = data.map(readStored);
  const series = seriesOf(messages, namesIn(messages));
  if (series.length === 0) return <Text>{words.noValues}</Text>;
  const signal = series.filter(({ name }) => signalNames.includes(name));
  return (
    <>
      <Text>{words.trendsText(messages.length)}</Text>
      <div className="trends">
        <Values series={series} />
      </div>
      {signal.length > 0 && (
        <div className="traffic-plot trends">
          <Suspense>
            <Plot title={words.signal} series={signal} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** Coordinates keep their metres. */
const digits = 8;
const rounded = (value: number): number => Number(value.toPrecision(digits));

const Values = ({ series }: { series: readonly Series[] }) => (
  <Scroller label={words.trends}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          {([words.name, words.last, words.trend, words.least, words.most] as const).map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {series.map((one) => (
          <Value key={one.name} series={one} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

function Value({ series }: { series: Series }) {
  const summary = summaryOf(series);
  const { name, least, most, last } = summary;
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td>{rounded(last)}</Table.Td>
      <Table.Td>
        <svg
          className="sparkline"
          viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.trendOf(summary)}
        >
          <polyline
            points={sparkline(series.points.map(({ value }) => value))}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </Table.Td>
      <Table.Td>{rounded(least)}</Table.Td>
      <Table.Td>{rounded(most)}</Table.Td>
    </Table.Tr>
  );
}
