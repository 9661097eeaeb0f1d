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
  /** Applications of which the user may not read the counts. */
  readonly unread?: readonly string[];
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

/** Counts with the errors of which is not known whether they are those of decoders. */
export interface ShownCounts extends TrafficCounts {
  /** Only in sums. */
  readonly unknown_errors?: number;
}

/** Errors that may be those of a decoder: this was not counted, and there were uplinks. */
export const unknownErrors = ({ uplinks, errors, decoding_errors, unknown_errors }: ShownCounts): number =>
  unknown_errors ?? (typeof decoding_errors !== 'number' && uplinks > 0 ? errors : 0);

/** The sum of counts, some of which may be unknown. */
export const shownSum = (counts: readonly ShownCounts[]): ShownCounts => ({
  ...sumOf(counts),
  unknown_errors: counts.reduce((sum, one) => sum + unknownErrors(one), 0),
});

/** The sum of intervals, as the handler has it. */
export const totalOf = ({ intervals, total }: Counts): ShownCounts => ({
  ...total,
  unknown_errors: shownSum(intervals).unknown_errors ?? 0,
});

/** The sum over applications, interval by interval. Responses of different hours are matched by their times. */
export function combined(applications: readonly Counts[]): Counts {
  const times = [...new Set(applications.flatMap(({ intervals }) => intervals.map(({ at }) => at)))].sort();
  const byTime = new Map<string, TrafficInterval[]>(times.map((at) => [at, []]));
  for (const { intervals } of applications)
    for (const interval of intervals) byTime.get(interval.at)?.push(interval);
  const intervals = [...byTime].map(([at, all]) => ({ at, ...shownSum(all) }));
  return { intervals, total: shownSum(intervals) };
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
export function shownKinds(total: ShownCounts): readonly ShownKind[] {
  if ((total.decoding_errors ?? 0) === 0) return trafficKinds;
  const kinds = ['uplinks', 'downlinks', 'joins', 'decoding_errors', 'other_errors'] as const;
  return unknownErrors(total) > 0 ? [...kinds, 'unknown_errors'] : kinds;
}

/** These from the bottom of a bar to its top: uplinks, joins, downlinks and errors. */
export function stackedKinds(total: ShownCounts): readonly ShownKind[] {
  const [uplinks, downlinks, joins, ...errors] = shownKinds(total);
  return [uplinks, joins, downlinks, ...errors].filter((kind) => kind !== undefined);
}

/** A count that is shown; null is unknown. */
export function shownCount(counts: ShownCounts, kind: ShownKind): number | null {
  if (kind === 'unknown_errors') return unknownErrors(counts);
  return kind === 'other_errors' ? otherErrors(counts) : (counts[kind] ?? null);
}

/** An uplink at the end of an hour may have its error counted in the next one. */
function otherErrors(counts: ShownCounts): number | null {
  const { errors, decoding_errors } = counts;
  const unknown = unknownErrors(counts);
  if (typeof decoding_errors !== 'number' && unknown > 0) return null;
  return Math.max(0, errors - (decoding_errors ?? 0) - unknown);
}

/** When an interval begins for a plot, in Unix milliseconds: a day is a day in UTC, shown as the same date everywhere. */
export function plottedAt({ at }: TrafficInterval, interval: 'hour' | 'day'): number {
  const time = new Date(at);
  if (interval === 'hour') return time.getTime();
  return new Date(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()).getTime();
}

/** A day in UTC as a time without a zone, which every browser shows as that date. */
export const localDay = (at: string): string => at.replace('Z', '');
