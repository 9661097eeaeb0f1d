import { toBase64 } from '../../devices/bytes.js';
import { hexOf } from '../../live/uplink.js';
import { functionNames, type SourceName, type Sources, sourcesOf } from '../handler-application.js';
import { bytesIn, type Notation } from '../notation.js';

/** Input of a trial run. */
export interface Trial {
  /** `back` decodes the bytes of a downlink, which only codecs can. */
  readonly way: 'up' | 'down' | 'back';
  /** Bytes in the notation for a decoder, a JSON object for an encoder. */
  readonly input: string;
  readonly notation: Notation;
  readonly port: number;
}

/** One call of `console.log`: the function and its arguments as JSON. */
interface LogEntry {
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

/** The sources that a run uses. */
export function usedBy(
  { format }: Pick<Sources, 'format'>,
  { way }: Pick<Trial, 'way'>,
): readonly SourceName[] {
  if (format !== 'custom') return sourcesOf({ format });
  return functionNames.filter((name) => (name === 'encoder') === (way === 'down'));
}

/** Whether the first of the sources that a run uses is written; formats without sources need none. */
export function hasSource(sources: Sources, trial: Pick<Trial, 'way'>): boolean {
  const [first] = usedBy(sources, trial);
  return first === undefined || sources[first].trim() !== '';
}

/** Trial run of saved or unsaved sources. */
export function requestOf(
  appId: string,
  { format, ...functions }: Sources,
  { way, input, notation, port }: Trial,
) {
  const app = { payload_format: format, ...functions };
  const path = `/applications/${appId}/dry-${way === 'up' ? 'up' : 'down'}link`;
  return way !== 'down'
    ? {
        method: 'POST' as const,
        path,
        body: { app, port, payload_raw: toBase64(bytesIn(input, notation) ?? new Uint8Array()) },
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
