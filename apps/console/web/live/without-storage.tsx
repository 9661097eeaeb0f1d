import { lastSeenOf } from '@fieldpost/domain';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationQuery, keyOf } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { deviceQuery } from '../devices/devices.queries.js';
import { trafficQuery } from '../traffic/traffic.queries.js';
import { TextLink } from '../widgets/links.js';
import { Waiting } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { withoutStorageTexts as words } from './live.texts.js';
import { localDay, type Traffic } from '../traffic/traffic.js';
import { seenUplinksQuery } from './seen-uplinks.js';
import type { LiveSource } from './use-live.js';

interface WithoutStorageProps extends LiveSource {
  /** Whether there are messages beside it. */
  readonly hasMessages: boolean;
}

/** That messages are not stored, where to store them, and what is known about those that are not shown. */
export function WithoutStorage({ appId, devId, hasMessages }: WithoutStorageProps) {
  const { account } = useConsole();
  const { data: application } = useQuery(applicationQuery(account, appId));
  return (
    <div>
      <Text size="sm">{words.notStored}</Text>
      {!hasMessages && <Counts appId={appId} devId={devId} />}
      {application?.rights.includes('settings') && (
        <TextLink size="sm" to="/console/applications/$appId/integrations" params={{ appId }}>
          {words.turnOn}
        </TextLink>
      )}
    </div>
  );
}

/** Those of the handler, by the hour and day. They may be older than messages beside them. */
function Counts({ appId, devId }: LiveSource) {
  const { handler } = useConsole();
  const of = { appId, ...(devId !== undefined && { devId }) };
  const { data: day, isLoading, dataUpdatedAt } = useQuery(trafficQuery(handler, of, '24h'));
  const last = useLastTime({ appId, devId });
  useNewCounts(appId, last, dataUpdatedAt);
  const { data: month, isLoading: isMonthLoading } = useQuery(trafficQuery(handler, of, '30d'));
  return (
    <>
      {(isLoading || isMonthLoading) && <Waiting />}
      {day && month && <Counted day={day} month={month} last={last} />}
    </>
  );
}

/** The handler writes its counts every five seconds. */
const countsWrittenMs = 6_000;

/** Reads the counts again while an uplink may not be in them: once a while when uplinks keep coming. */
function useNewCounts(appId: string, last: number, countedAt: number): void {
  const { queries } = useConsole();
  const isCounted = last + countsWrittenMs <= countedAt;
  useEffect(() => {
    if (isCounted) return undefined;
    const queryKey = keyOf(appId, 'traffic');
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey }), countsWrittenMs);
    return () => clearTimeout(timer);
  }, [queries, appId, isCounted, countedAt]);
}

/** When the last uplink came, in Unix milliseconds, as far as this console has read it: no request is made for it. */
function useLastTime({ appId, devId }: LiveSource): number {
  const { handler } = useConsole();
  const { data: seen = [] } = useQuery(seenUplinksQuery(appId));
  const { data: read } = useQuery({ ...deviceQuery(handler, appId, devId ?? ''), enabled: false });
  const uplink = seen.find((message) => devId === undefined || message.devId === devId);
  return Math.max(uplink?.at ?? 0, Date.parse((read && lastSeenOf(read.device)) ?? '') || 0);
}

interface CountedProps extends Record<'day' | 'month', Traffic> {
  readonly last: number;
}

/** Counts of a day and a month, and when the last uplink came. */
function Counted({ day, month, last }: CountedProps) {
  const hour = day.intervals.findLast(({ uplinks }) => uplinks > 0);
  const date = month.intervals.findLast(({ uplinks }) => uplinks > 0);
  return (
    <Text size="sm">
      {words.counted(day.total.uplinks, month.total.uplinks)}{' '}
      {hour && <InHour at={hour.at} isCurrent={hour === day.intervals.at(-1)} last={last} />}
      {!hour && date && (
        <>
          {words.lastOn} <Time at={localDay(date.at)} as="day" />.
        </>
      )}
    </Text>
  );
}

/** The time of the last uplink, or the hour in which it was counted: the network does not hear simulated ones. */
function InHour({ at, isCurrent, last }: { at: string; isCurrent: boolean; last: number }) {
  const isExact = last >= Date.parse(at);
  if (isCurrent && !isExact) return words.lastHour;
  return (
    <>
      {isExact ? words.lastAt : words.lastInHourOf} <Time at={isExact ? new Date(last).toISOString() : at} />.
    </>
  );
}
