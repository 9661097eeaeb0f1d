import { defineError, notValid } from '@fieldpost/errors';
import { z } from 'zod';
import { withDecodingError } from '../events/message-json.js';
import type { MessageStorage, RecentMessage } from './recent-messages.repository.js';

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };

/** A span such as `30m`, `1h` or `7d`, in seconds; undefined for anything else. */
export function secondsIn(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,6})([smhdw])$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * (units[unit] ?? 0);
}

const lastNotValid = defineError(
  'last_not_valid',
  'invalid_argument',
  'Last not valid: should be a span such as 30m, 1h or 7d',
);

const standardLast = '1h';
const standardLimit = 100;
const mostMessages = 1_000;

type Value = string | readonly string[] | undefined;

/** The window of a query: `last` as a span and `limit` as a number, the v2 way with one hour when nothing is said. */
export function readWindow(
  query: { readonly last?: Value; readonly limit?: Value },
  now: number,
): { readonly since: Date; readonly limit: number } {
  const seconds = secondsIn(String(query.last ?? standardLast));
  if (seconds === undefined || seconds === 0) throw lastNotValid();
  const limit = String(query.limit ?? standardLimit);
  if (!/^\d{1,6}$/.test(limit) || Number(limit) === 0)
    throw notValid({ argument: 'Limit', reason: 'should be a whole number from 1 on' });
  // Nothing is older than this, and the database knows no time before the year -4712.
  const since = new Date(Math.max(0, now - seconds * 1000));
  return { since, limit: Math.min(Number(limit), mostMessages) };
}

/** Upper bounds of the settings of an application. */
export interface StorageBounds {
  readonly days: number;
  readonly messages: number;
}

/** Body of the storage setting, bounded by what the operator allows. */
export const storageSetting = ({ days, messages }: StorageBounds) => {
  const span = `should be a span such as 24h, at most ${days}d`;
  const count = `should be a whole number from 1 to ${messages}`;
  return z.object(
    {
      max_age: z
        .string(span)
        .transform((text) => secondsIn(text) ?? 0)
        .refine((seconds) => seconds > 0 && seconds <= days * 86_400, span)
        .default(Math.min(days, 7) * 86_400),
      max_messages: z
        .number(count)
        .int(count)
        .min(1, count)
        .max(messages, count)
        .default(Math.min(messages, 10_000)),
    },
    'should be an object with max_age and max_messages',
  );
};

export const toStorageDto = ({ maxSeconds, maxMessages }: MessageStorage) => ({
  max_age: `${maxSeconds}s`,
  max_messages: maxMessages,
});

/** The JSON of a message as live events have it, with when it came; an uplink always has members. */
export const toMessageJson = ({ receivedAt, json, decodingError }: RecentMessage): string =>
  `{"received_at":"${receivedAt.toISOString()}",${withDecodingError(json, decodingError).slice(1)}`;

interface StoredUplink {
  readonly payload_raw: string | null;
  readonly payload_fields?: Readonly<Record<string, unknown>>;
}

/** A message in the form of v2's storage integration: the payload fields beside the device, the time and the payload. */
export function toQueryRow({ devId, receivedAt, json }: RecentMessage): Readonly<Record<string, unknown>> {
  const { payload_raw, payload_fields } = JSON.parse(json) as StoredUplink;
  return { ...payload_fields, device_id: devId, raw: payload_raw, time: receivedAt.toISOString() };
}
