import { isBase64 } from '@fieldpost/contracts';
import { type AppError, notValid } from '@fieldpost/errors';
import { z } from 'zod';
import type { DownlinkRequest } from '../devices/downlink.js';
import { areTooDeep, nestsTooDeep } from '../shared/field-depth.js';
import { parseJson } from '../shared/json.js';

/** A parsed downlink, or the reason why the message is dropped; `error` is for callers that get a response. */
export type ParsedDownlink =
  | { readonly request: DownlinkRequest }
  | { readonly reason: string; readonly error: AppError };

/** Bytes of a packet at the own MQTT server, and of a downlink from an outside broker, which passes on whatever it gets. */
export const longestMessage = 65_536;

/** Why a downlink of an outside broker is not even read; undefined for one that may be. */
export const tooLong = ({ length }: Pick<Buffer, 'length'>): { readonly reason: string } | undefined =>
  length > longestMessage
    ? { reason: `message not valid: has more than ${longestMessage} bytes` }
    : undefined;

/** Line breaks are no part of base64, but some encoders put them in. */
const payloadRaw = z
  .string()
  .transform((text) => text.replace(/[\r\n]/g, ''))
  .refine(isBase64, 'should be standard base64 with padding')
  .transform((text) => Buffer.from(text, 'base64'));

const payloadFields = z.record(z.string(), z.unknown()).refine((fields) => !areTooDeep(fields), nestsTooDeep);

/**
 * What an application publishes on `down` (docs/protocol/mqtt.md#downlink-messages); null counts as absent, other
 * members are ignored.
 */
const message = z.object({
  port: z.int('should be a whole number').min(0).max(255).nullish(),
  confirmed: z.boolean().nullish(),
  schedule: z.string().nullish(),
  payload_raw: payloadRaw.nullish(),
  payload_fields: payloadFields.nullish(),
});

/**
 * Reads what an application publishes for a device. A message of the wrong form has no request: it is dropped
 * without an event, as in v2. The queue checks the value of `schedule`.
 */
export const parseDownlink = (payload: Buffer): ParsedDownlink => readDownlink(parseJson(payload));

/** The same for parsed JSON; undefined for a message that was no JSON. */
export function readDownlink(value: unknown): ParsedDownlink {
  const { success, data, error: problem } = message.safeParse(value);
  if (!success) {
    const error = errorOf(problem);
    return { reason: error.message, error };
  }
  return {
    request: {
      port: data.port ?? 0,
      confirmed: data.confirmed ?? false,
      schedule: data.schedule || 'replace',
      ...(data.payload_raw?.length && { payloadRaw: data.payload_raw }),
      ...(data.payload_fields && { payloadFields: data.payload_fields }),
    },
  };
}

const errorOf = ({ issues: [issue] }: z.ZodError): AppError =>
  notValid({
    argument: issue?.path.join('.') || 'message',
    reason: issue?.message ?? 'has the wrong form',
  });
