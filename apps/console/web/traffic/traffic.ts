import type { Application } from '../api/account.js';
import {
  sumOf,
  type TrafficCounts,
  type TrafficInterval,
  trafficKinds,
  type TrafficRange,
} from '@fieldpost/domain';
import type { ShownKind } from './traffic.texts.js';

/** Messages by hour or day, the oldest interval first. */
export interface Counts {
  readonly intervals: readonly TrafficInterval[];
  readonly total: TrafficCounts;
}

/** Traffic of an application or a device, as the handler has it. */
export interface Traffic extends Counts {
  readonly range: TrafficRange;
  readonly interval: 'hour' | 'day';
  /** Whether uplinks of the application are stored, so that they can be read. */
  readonly messages_stored?: boolean;
}

export interface ApplicationCounts extends Counts {
  readonly app_id: string;
}

/** Traffic of several applications. */
export interface TrafficOfApplications {
  readonly range: TrafficRange;
  readonly interval: 'hour' | 'day';
  readonly applications: readonly ApplicationCounts[];
}

/** Applications of one request: as many as a token may name. */
export const requestSize = 10;

/** Splits a list into parts that fit into one request each. */
export const inRequests = (appIds: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(appIds.length / requestSize) }, (_, part) =>
    appIds.slice(part * requestSize, (part + 1) * requestSize),
  );

/** Applications that are counted, in as many requests as that needs. */
export const mostCounted = 5 * requestSize;

/** The applications whose messages the user may read. */
export const readableOf = (applications: readonly Application[]): readonly string[] =>
  applications.filter(({ rights }) => rights.includes('messages:up:r')).map(({ id }) => id);

/** The applications whose messages are counted, in one list for each request. */
export const countedParts = (applications: readonly Application[]) =>
  inRequests(readableOf(applications).slice(0, mostCounted));

/** The sum over applications, interval by interval. Responses of different hours are matched by their times. */
export function combined(applications: readonly Counts[]): Counts {
  const times = [...new Set(applications.flatMap(({ intervals }) => intervals.map(({ at }) => at)))].sort();
  const byTime = new Map<string, TrafficInterval[]>(times.map((at) => [at, []]));
  for (const { intervals } of applications)
    for (const interval of intervals) byTime.get(interval.at)?.push(interval);
  const intervals = [...byTime].map(([at, all]) => ({ at, ...sumOf(all) }));
  return { intervals, total: sumOf(intervals) };
}

/** The applications with most uplinks, without those that had no messages. */
export const busiest = (
  applications: readonly ApplicationCounts[],
  most: number,
): readonly ApplicationCounts[] =>
  applications
    .filter(({ total }) => !isEmpty(total))
    .sort((a, b) => b.total.uplinks - a.total.uplinks || a.app_id.localeCompare(b.app_id))
    .slice(0, most);

/** Whether there were no messages at all. */
export const isEmpty = (total: TrafficCounts): boolean => trafficKinds.every((kind) => total[kind] === 0);

/** What is shown of counts with this sum: each error once, those of decoders first and by themselves when there are some. */
export const shownKinds = ({ decoding_errors }: TrafficCounts): readonly ShownKind[] =>
  (decoding_errors ?? 0) > 0
    ? ['uplinks', 'downlinks', 'joins', 'decoding_errors', 'other_errors']
    : trafficKinds;

/** A count that is shown; null is unknown. An uplink at the end of an hour may have its error counted in the next one. */
export const shownCount = (counts: TrafficCounts, kind: ShownKind): number | null =>
  kind === 'other_errors'
    ? Math.max(0, counts.errors - (counts.decoding_errors ?? 0))
    : (counts[kind] ?? null);

/** When an interval begins for a plot, in Unix milliseconds: a day is a day in UTC, shown as the same date everywhere. */
export function plottedAt({ at }: TrafficInterval, interval: 'hour' | 'day'): number {
  const time = new Date(at);
  if (interval === 'hour') return time.getTime();
  return new Date(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()).getTime();
}

/** A day in UTC as a time without a zone, which every browser shows as that date. */
export const localDay = (at: string): string => at.replace('Z', '');
