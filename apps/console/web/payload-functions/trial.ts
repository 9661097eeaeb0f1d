import { parseBytes, toBase64 } from '../devices/bytes.js';
import { hexOf } from '../live/uplink.js';
import type { Sources } from './handler-application.js';

/** Input of a trial run. */
export interface Trial {
  /** `back` decodes the bytes of a downlink, which only codecs can. */
  readonly way: 'up' | 'down' | 'back';
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
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** The port that a codec chose for a downlink. */
  readonly port: number | undefined;
}

/** Response of the handler, without empty members. */
export interface TrialResponse {
  readonly payload?: string;
  readonly fields?: string;
  readonly valid?: boolean;
  readonly logs?: readonly LogEntry[];
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly port?: number;
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
  const path = `/applications/${appId}/dry-${way === 'up' ? 'up' : 'down'}link`;
  return way !== 'down'
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
  { payload = '', fields = 'null', valid, logs = [], errors = [], warnings = [], port }: TrialResponse,
): TrialResult {
  const output = way !== 'down' ? JSON.stringify(JSON.parse(fields), undefined, 2) : hexOf(payload);
  const isSent = way === 'down' && errors.length === 0;
  return {
    ...{ output, valid: way !== 'up' || valid === true, logs, errors, warnings },
    port: isSent ? port : undefined,
  };
}
