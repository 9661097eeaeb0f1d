import './traffic.css';
import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useConsole } from '../console.js';
import { type DeviceName, storedMessagesQuery } from '../devices/devices.queries.js';
import { PlainTable } from '../lists/plain-table.js';
import { namesIn, type Series, seriesOf, signalNames, summaryOf } from '../live/plots/series.js';
import { identityOf, type LiveMessage, readStored } from '../live/live-message.js';
import { seenUplinksQuery } from '../live/seen-uplinks.js';
import { Section } from '../widgets/section.js';
import { Problem, Waiting } from '../widgets/states.js';
import { TextLink } from '../widgets/links.js';
import { decodingIn } from './decoding.js';
import { sparkHeight, sparkline, sparkWidth } from './sparkline.js';
import { trafficQuery } from './traffic.queries.js';
import { trafficTexts as words } from './traffic.texts.js';

const Plot = lazy(async () => ({ default: (await import('../live/plots/plot.js')).Plot }));

/** Numbers of the last uplinks of a device: those that are stored, if any are, and those that arrive. */
export function DeviceTrends({ appId, devId }: DeviceName) {
  const { handler } = useConsole();
  const { data, isPending } = useQuery(trafficQuery(handler, { appId, devId }, '24h'));
  const { data: seen = none } = useQuery(seenUplinksQuery(appId));
  if (isPending) return <Waiting />;
  if (!data) return undefined;
  const arrived = seen.filter((message) => message.devId === devId);
  return (
    <Section title={words.trends}>
      {data.messages_stored ? (
        <Stored appId={appId} devId={devId} arrived={arrived} />
      ) : (
        <Trends messages={arrived} without={words.notStored} text={words.seenText} />
      )}
      {data.total.uplinks > 0 && decodingIn(data.intervals) === 'none' && <NotDecoded appId={appId} />}
    </Section>
  );
}

/** No uplink has fields, so there are no values but those of the signal. */
const NotDecoded = ({ appId }: Pick<DeviceName, 'appId'>) => (
  <Text>
    {words.notDecoded}{' '}
    <TextLink to="/console/applications/$appId/payload-functions" params={{ appId }}>
      {words.setFormat}
    </TextLink>
  </Text>
);

const none: readonly LiveMessage[] = [];

/** Messages are only requested where they are stored. */
function Stored({ appId, devId, arrived }: DeviceName & { readonly arrived: readonly LiveMessage[] }) {
  const { handler } = useConsole();
  const { data, error, refetch } = useQuery(storedMessagesQuery(handler, appId, devId));
  if (!data) return error ? <Problem failure={error} again={() => void refetch()} /> : <Waiting />;
  const stored = data.map(readStored);
  const known = new Set(stored.map(identityOf));
  const messages = [...arrived.filter((message) => !known.has(identityOf(message))), ...stored];
  return <Trends messages={messages} without={words.noValues} text={words.trendsText} />;
}

interface TrendsProps {
  /** Newest first. */
  readonly messages: readonly LiveMessage[];
  /** Shown without values. */
  readonly without: string;
  readonly text: (count: number) => string;
}

function Trends({ messages, without, text }: TrendsProps) {
  const series = seriesOf(messages, namesIn(messages));
  if (series.length === 0) return <Text>{without}</Text>;
  const signal = series.filter(({ name }) => signalNames.includes(name));
  return (
    <>
      <Text>{text(messages.length)}</Text>
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
  <PlainTable label={words.trends} heads={[words.name, words.last, words.trend, words.least, words.most]}>
    {series.map((one) => (
      <Value key={one.name} series={one} />
    ))}
  </PlainTable>
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
