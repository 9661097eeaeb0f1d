import { isBase64 } from '@fieldpost/contracts';
import { notValid } from '@fieldpost/errors';
import { isJsonObject, parseJson } from '../../shared/json.js';

const names = 'payload_raw (base64) or payload_hex';
const hex = /^(?:[0-9a-fA-F]{2})*$/;

/**
 * The body of a request with the field `payload` of the message, from `payload_raw` in base64 or `payload_hex`.
 * Hexadecimal text is often valid base64, so that `payload` itself would get wrong bytes without an error.
 */
export function withPayload(body: unknown): unknown {
  const members = typeof body === 'string' ? parseJson(body) : body;
  // What is not JSON is rejected by the reader of the message.
  if (!isJsonObject(members)) return body;
  const { payload, payload_raw: raw, payload_hex: digits, ...others } = members;
  if (payload !== undefined) throw notValid({ argument: 'payload', reason: `should be sent as ${names}` });
  if (raw !== undefined && digits !== undefined)
    throw notValid({ argument: 'payload_hex', reason: 'can not be sent together with payload_raw' });
  return { ...others, payload: digits === undefined ? base64Of(raw) : bytesOf(digits) };
}

function base64Of(raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return undefined;
  if (typeof raw === 'string' && isBase64(raw)) return raw;
  throw notValid({
    argument: 'payload_raw',
    reason: 'must be base64 with padding; hexadecimal is payload_hex',
  });
}

function bytesOf(digits: unknown): string {
  if (typeof digits === 'string' && hex.test(digits)) return Buffer.from(digits, 'hex').toString('base64');
  throw notValid({ argument: 'payload_hex', reason: 'must be pairs of hexadecimal digits' });
}
