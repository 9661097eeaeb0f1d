import { parseBytes, toBase64 } from '../devices/bytes.js';
import { hexOf } from '../live/uplink.js';
import type { Sources } from './handler-application.js';

/** Input of a trial run. */
export interface Trial {
  readonly way: 'up' | 'down';
  /** Hexadecimal bytes for a decoder, a JSON object for an encoder. */
  readonly input: string;
  readonly port: number;
}

/** One call of `console.log`: the function and its arguments as JSON. */
export interface LogEntry {
  readonly function: string;
  readonly fields?: readonly string[];
}

/** Result of a run. */
export interface TrialResult {
  /** Indented JSON of a decoder, hexadecimal bytes of an encoder. */
  readonly output: string;
  readonly valid: boolean;
  readonly logs: readonly LogEntry[];
}

/** Response of the handler, without empty members. */
export interface TrialResponse {
  readonly payload?: string;
  readonly fields?: string;
  readonly valid?: boolean;
  readonly logs?: readonly LogEntry[];
}

/** Whether a text is a JSON object. */
export function isFields(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Trial run of saved or unsaved sources. */
export function requestOf(appId: string, { format, ...functions }: Sources, { way, input, port }: Trial) {
  const app = { payload_format: format, ...functions };
  const path = `/applications/${appId}/dry-${way}link`;
  return way === 'up'
    ? {
        method: 'POST' as const,
        path,
        body: { app, port, payload_raw: toBase64(parseBytes(input) ?? new Uint8Array()) },
      }
    : { method: 'POST' as const, path, body: { app, port, fields: input } };
}

/** Converts the response for display. */
export function resultOf(
  way: Trial['way'],
  { payload = '', fields = 'null', valid, logs = [] }: TrialResponse,
): TrialResult {
  const output = way === 'up' ? JSON.stringify(JSON.parse(fields), undefined, 2) : hexOf(payload);
  return { output, valid: way === 'down' || valid === true, logs };
}
