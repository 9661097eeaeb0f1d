import './traffic.css';
import { Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useConsole } from '../console.js';
import { type DeviceName, storedMessagesQuery } from '../devices/devices.queries.js';
import { PlainTable } from '../lists/plain-table.js';
import { namesIn, type Series, seriesOf, summaryOf, textOfPoint } from '../live/plots/series.js';
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
  // The list of recent messages says that nothing has come, and that it would not be stored.
  if (!data.messages_stored && arrived.length === 0 && data.total.uplinks === 0) return undefined;
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
  const fields = series.filter(({ radio }) => radio === undefined);
  const reception = series.filter(({ radio }) => radio !== undefined);
  return (
    <>
      <Text>{text(messages.length)}</Text>
      {fields.length > 0 && (
        <div className="trends">
          <Values label={words.trends} series={fields} />
        </div>
      )}
      {reception.length > 0 && <Reception series={reception} />}
    </>
  );
}

/** How the uplinks were received: apart from the fields of the payload. */
const Reception = ({ series }: { series: readonly Series[] }) => (
  <>
    <Title order={3} size="h6">
      {words.reception}
    </Title>
    <div className="trends">
      <Values label={words.reception} series={series} />
    </div>
    {series.map((one) => {
      const title = one.radio && words.signals[one.radio];
      return (
        title !== undefined && (
          <div key={one.name} className="traffic-plot trends">
            <Suspense>
              <Plot title={title} series={[one]} />
            </Suspense>
          </div>
        )
      );
    })}
  </>
);

const Values = ({ label, series }: { label: string; series: readonly Series[] }) => (
  <PlainTable label={label} heads={[words.name, words.last, words.trend, words.least, words.most]}>
    {series.map((one) => (
      <Value key={one.name} series={one} />
    ))}
  </PlainTable>
);

function Value({ series }: { series: Series }) {
  const summary = summaryOf(series);
  const { name, count } = summary;
  const least = textOfPoint(summary.least, series);
  const most = textOfPoint(summary.most, series);
  const last = textOfPoint(summary.last, series);
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td>{last}</Table.Td>
      <Table.Td>
        <svg
          className="sparkline"
          viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.trendOf({ name, count, least, most, last })}
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
      <Table.Td>{least}</Table.Td>
      <Table.Td>{most}</Table.Td>
    </Table.Tr>
  );
}
