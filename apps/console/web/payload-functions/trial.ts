import { parseBytes, toBase64 } from '../devices/bytes.js';
import { hexOf } from '../live/uplink.js';
import type { Sources } from './handler-application.js';

/** What a run on trial is given. */
export interface Trial {
  readonly way: 'up' | 'down';
  /** Bytes as hexadecimal digits, for a decoder; JSON of an object, for an encoder. */
  readonly input: string;
  readonly port: number;
}

/** One call of `console.log`: the function it stood in, and its arguments as JSON. */
export interface LogEntry {
  readonly function: string;
  readonly fields?: readonly string[];
}

/** What came of a run. */
export interface TrialResult {
  /** Of a decoder: the fields as JSON, indented. Of an encoder: bytes as hexadecimal digits. */
  readonly output: string;
  readonly valid: boolean;
  readonly logs: readonly LogEntry[];
}

/** What the handler answers; members that are empty are not in its answers. */
export interface TrialAnswer {
  readonly payload?: string;
  readonly fields?: string;
  readonly valid?: boolean;
  readonly logs?: readonly LogEntry[];
}

/** Whether a text is JSON of an object, as fields are. */
export function isFields(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The call that runs sources, saved or not, on trial. */
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

/** An answer as it is shown. */
export function resultOf(
  way: Trial['way'],
  { payload = '', fields = 'null', valid, logs = [] }: TrialAnswer,
): TrialResult {
  const output = way === 'up' ? JSON.stringify(JSON.parse(fields), undefined, 2) : hexOf(payload);
  return { output, valid: way === 'down' || valid === true, logs };
}
