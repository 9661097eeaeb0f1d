import { AppError, notValid } from '@fieldpost/errors';
import type { CodecFunctions, CodecJob, CodecOutput, LogEntry } from './engine/payload-engine.js';
import { functionFailed } from './engine/payload-functions.errors.js';
import type { CodecFunction } from './engine/sandbox.js';
import { fromNotation, toNotation } from './notation.js';

type Fields = Readonly<Record<string, unknown>>;

/** The input of a function of a codec, by the function (docs/protocol/payload-functions.md#codecs). */
export type CodecInput =
  | {
      readonly call: 'decodeUplink';
      readonly bytes: Uint8Array;
      readonly fPort: number;
      /** In Unix milliseconds. */
      readonly recvTime: number;
      readonly variables: Readonly<Record<string, string>>;
    }
  | {
      readonly call: 'decodeDownlink';
      readonly bytes: Uint8Array;
      readonly fPort: number;
      readonly variables: Readonly<Record<string, string>>;
    }
  | {
      readonly call: 'encodeDownlink';
      readonly data: Fields;
      readonly fPort: number;
      readonly variables: Readonly<Record<string, string>>;
    };

/** A call of a codec; `key`, `share` and `functions` as for other payload functions. */
export interface CodecRequest {
  readonly key: string;
  readonly share?: string;
  readonly functions: CodecFunctions;
  readonly input: CodecInput;
}

/** The result of a function: with `errors` the other members have no meaning. */
export interface CodecResult {
  /** Undefined when the function returned none. */
  readonly data: Fields | undefined;
  /** Of a downlink; undefined when the function returned none. */
  readonly bytes: Buffer | undefined;
  /** From 1 to 255; undefined when the function returned none. */
  readonly fPort: number | undefined;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly logs: readonly LogEntry[];
}

/** The members that the program in the sandbox writes. */
interface Written {
  readonly data?: unknown;
  readonly bytes?: unknown;
  readonly fPort?: unknown;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Characters of the errors or warnings of one call in events. */
const mostReported = 1_024;

/** Errors or warnings of a call as one text for events. */
export const joinedReports = (texts: readonly string[]): string => texts.join(', ').slice(0, mostReported);

/** The job for a thread. */
export const jobOf = ({ functions, input }: CodecRequest): CodecJob => ({
  functions,
  call: input.call,
  input: toNotation('bytes' in input ? { ...input, bytes: [...input.bytes] } : input),
});

/** Checks what a function returned. */
export function resultOf(call: CodecFunction, { result, logs }: CodecOutput): CodecResult {
  const { data, bytes, fPort, errors, warnings } = read(call, result);
  const failed = errors.length > 0;
  return {
    data: failed ? undefined : fieldsIn(call, data),
    bytes: failed || call !== 'encodeDownlink' ? undefined : bytesIn(bytes),
    fPort: failed || call !== 'encodeDownlink' ? undefined : portIn(fPort),
    errors,
    warnings,
    logs,
  };
}

function read(call: CodecFunction, result: string): Written {
  try {
    return fromNotation(call, result) as Written;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw functionFailed({ function: call, text: 'the result cannot be read' }, { cause });
  }
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

function fieldsIn(argument: CodecFunction, data: unknown): Fields | undefined {
  if (argument === 'encodeDownlink' || isAbsent(data)) return undefined;
  if (typeof data !== 'object' || Array.isArray(data))
    throw notValid({ argument, reason: 'does not return an object as data' });
  return data as Fields;
}

const argument = 'encodeDownlink';

/** Fractions are cut, as The Things Stack and ChirpStack do; numbers out of range, which they read differently, are not. */
function bytesIn(bytes: unknown): Buffer {
  if (!Array.isArray(bytes)) throw notValid({ argument, reason: 'does not return an array as bytes' });
  return Buffer.from(bytes.map(toByte));
}

function toByte(item: unknown): number {
  const byte = typeof item === 'number' ? Math.trunc(item) : NaN;
  if (byte >= 0 && byte <= 255) return byte;
  throw notValid({ argument, reason: 'should return bytes from 0 to 255' });
}

function portIn(fPort: unknown): number | undefined {
  if (isAbsent(fPort)) return undefined;
  if (typeof fPort === 'number' && Number.isInteger(fPort) && fPort >= 1 && fPort <= 255) return fPort;
  throw notValid({ argument, reason: 'should return an fPort from 1 to 255' });
}
