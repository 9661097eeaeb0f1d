import { Paper, Stack, Text, Title } from '@mantine/core';
import type { TrafficRange } from '@fieldpost/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useConsole } from '../console.js';
import { TextLink } from '../widgets/links.js';
import { Problem, Waiting } from '../widgets/states.js';
import { failedIn } from './decoding.js';
import { Ranges, TrafficChart } from './traffic-chart.js';
import type { Traffic } from './traffic.js';
import { type TrafficOf, trafficQuery } from './traffic.queries.js';
import { trafficTexts as words } from './traffic.texts.js';

interface FrameProps {
  readonly ranges: readonly TrafficRange[];
  readonly value: TrafficRange;
  readonly onChoose: (range: TrafficRange) => void;
  readonly children: ReactNode;
}

/** A section with the heading "Traffic" and the choice of a range. */
export const TrafficFrame = ({ children, ...choice }: FrameProps) => (
  <Paper withBorder p="md" component="section">
    <Stack gap="sm">
      <div className="traffic-head">
        <Title order={2} size="h5">
          {words.title}
        </Title>
        <Ranges {...choice} />
      </div>
      {children}
    </Stack>
  </Paper>
);

const ranges = ['24h', '7d', '30d'] as const;

/** Traffic of one application or device. */
export function TrafficSection({ of }: { of: TrafficOf }) {
  const { handler } = useConsole();
  const [range, setRange] = useState<TrafficRange>('24h');
  const { data, error, refetch } = useQuery(trafficQuery(handler, of, range));
  return (
    <TrafficFrame ranges={ranges} value={range} onChoose={setRange}>
      {data && <TrafficChart traffic={data} label={words.of(of.devId ?? of.appId, data.range)} />}
      {data && data.total.errors > 0 && <Errors of={of} traffic={data} />}
      {!data && error && <Problem failure={error} again={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </TrafficFrame>
  );
}

interface ErrorsProps {
  readonly of: TrafficOf;
  readonly traffic: Pick<Traffic, 'intervals' | 'messages_stored'>;
}

/** How many uplinks could not be decoded, in red where the newest ones are among them, and where errors are shown. */
function Errors({ of, traffic: { intervals, messages_stored } }: ErrorsProps) {
  const failures = failedIn(intervals);
  return (
    <Text>
      {failures.failed > 0 && (
        <Text span {...(failures.isNow && { c: 'var(--mantine-color-error)' })}>
          {`${words.failed(failures)} `}
        </Text>
      )}
      <LiveErrors of={of}>{messages_stored ? words.toStoredErrors : words.toErrors}</LiveErrors>
    </Text>
  );
}

/** The way to the errors in the live data of an application or a device. */
const LiveErrors = ({ of: { appId, devId }, children }: { of: TrafficOf; children: string }) =>
  devId === undefined ? (
    <TextLink to="/console/applications/$appId/data" params={{ appId }} search={{ kind: 'errors' }}>
      {children}
    </TextLink>
  ) : (
    <TextLink
      to="/console/applications/$appId/devices/$devId/data"
      params={{ appId, devId }}
      search={{ kind: 'errors' }}
    >
      {children}
    </TextLink>
  );
