import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { applicationQuery } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { trafficQuery } from '../traffic/traffic.queries.js';
import { TextLink } from '../widgets/links.js';
import { Waiting } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { withoutStorageTexts as words } from './live.texts.js';
import { localDay, type Traffic } from '../traffic/traffic.js';
import type { LiveSource } from './use-live.js';

/** What is known about messages that are not stored, from the hourly counters of the handler, and where to store them. */
export function WithoutStorage({ appId, devId }: LiveSource) {
  const { account, handler } = useConsole();
  const { data: application } = useQuery(applicationQuery(account, appId));
  const of = { appId, ...(devId !== undefined && { devId }) };
  const { data: day, isLoading } = useQuery(trafficQuery(handler, of, '24h'));
  const { data: month, isLoading: isMonthLoading } = useQuery(trafficQuery(handler, of, '30d'));
  return (
    <div>
      <Text size="sm">{words.notStored}</Text>
      {(isLoading || isMonthLoading) && <Waiting />}
      {day && month && <Counted day={day} month={month} />}
      {application?.rights.includes('settings') && (
        <TextLink size="sm" to="/console/applications/$appId/integrations" params={{ appId }}>
          {words.turnOn}
        </TextLink>
      )}
    </div>
  );
}

/** Counts of a day and a month, and the hour or the day of the last uplink. */
function Counted({ day, month }: Record<'day' | 'month', Traffic>) {
  const hour = day.intervals.findLast(({ uplinks }) => uplinks > 0);
  const date = month.intervals.findLast(({ uplinks }) => uplinks > 0);
  return (
    <Text size="sm">
      {words.counted(day.total.uplinks, month.total.uplinks)}{' '}
      {hour && (
        <>
          {words.lastAt} <Time at={hour.at} />.
        </>
      )}
      {!hour && date && (
        <>
          {words.lastOn} <Time at={localDay(date.at)} as="day" />.
        </>
      )}
    </Text>
  );
}
