import { type AppError, notValid } from '@fieldpost/errors';
import { LRUCache } from 'lru-cache';
import type { MemoryImage } from './memory-image.js';
import {
  codecFunctionMissing,
  functionFailed,
  functionInterrupted,
  functionThrew,
} from './payload-functions.errors.js';
import {
  type CodecFunction,
  type FunctionName,
  type GuestScripts,
  type Outcome,
  Sandbox,
  type SandboxLimits,
  type SourceKind,
} from './sandbox.js';
import { described, readThrown, scriptErrorOf } from './script-error.js';

/** Sources of the uplink functions; an empty one is the same as none. */
export interface UplinkFunctions {
  readonly decoder?: string | undefined;
  readonly converter?: string | undefined;
  readonly validator?: string | undefined;
}

/** Source of the downlink function. */
export interface DownlinkFunctions {
  readonly encoder: string;
}

/** One call of `console.log`: the function that made it and the JSON text of each argument. */
export interface LogEntry {
  readonly function: string;
  readonly fields: readonly string[];
}

/** `payload` is the JSON text of an array of bytes. */
export interface DecodeJob {
  readonly functions: UplinkFunctions;
  readonly payload: string;
  readonly port: number;
}

/** `fields` is in the notation of `notation.ts`. */
export interface EncodeJob {
  readonly functions: DownlinkFunctions;
  readonly fields: string;
  readonly port: number;
}

/** Source of all functions of a codec. */
export interface CodecFunctions {
  readonly source: string;
}

/** One call of a function of a codec; `input` is in the notation of `notation.ts`, with the member `call`. */
export interface CodecJob {
  readonly functions: CodecFunctions;
  readonly call: CodecFunction;
  readonly input: string;
}

/** The result in the notation of `notation.ts`: `bytes`, `data`, `errors`, `fPort` and `warnings`. */
export interface CodecOutput {
  readonly result: string;
  readonly logs: readonly LogEntry[];
}

/** `fields` is in the notation of `notation.ts`, and missing when there is neither decoder nor converter. */
export interface Decoded {
  readonly fields: string | undefined;
  readonly valid: boolean;
  readonly logs: readonly LogEntry[];
}

export interface Encoded {
  readonly bytes: readonly number[];
  readonly logs: readonly LogEntry[];
}

export interface EngineOptions {
  readonly scripts: GuestScripts;
  readonly limits: SandboxLimits;
  /** How much memory the prepared functions of all applications may take. */
  readonly imageBytes: number;
  /** Gives the 32 bits from which `Math.random` starts in one function call. */
  readonly seed: () => number;
  /** Hears of each function before it has its time. */
  readonly begin: (name: FunctionName) => void;
}

// A larger prepared source is not kept: it is evaluated again for each message. A codec of 256 KiB needs about 2 MiB; to
// put them back costs a tenth of a millisecond, to evaluate it again more than ten.
const LARGEST_IMAGE = 4 * 1024 * 1024;

/**
 * Runs payload functions on the thread that calls it; each call of a function starts from a state that no other call
 * has touched (docs/protocol/payload-functions.md#environment). An error that is not an `AppError` leaves the engine in
 * an unknown state: it has to be replaced.
 */
export class PayloadEngine {
  private readonly images: LRUCache<string, MemoryImage | 'by source'>;

  private constructor(
    private readonly sandbox: Sandbox,
    private readonly options: EngineOptions,
  ) {
    this.images = new LRUCache({
      maxSize: options.imageBytes,
      sizeCalculation: (image, source) => source.length * 2 + (image === 'by source' ? 1 : image.size),
    });
  }

  static async create(options: EngineOptions): Promise<PayloadEngine> {
    return new PayloadEngine(await Sandbox.create(options.limits, options.scripts), options);
  }

  /** Decoder, then Converter, then Validator, as far as they are set. */
  decode({ functions, payload, port }: DecodeJob): Decoded {
    const logs: LogEntry[] = [];
    let fields: string | undefined;
    if (functions.decoder) {
      fields = this.call('Decoder', functions.decoder, { input: payload, port, logs });
    }
    if (functions.converter) {
      fields = this.call('Converter', functions.converter, { input: fields ?? '{}', port, logs });
    }
    const isValid =
      !functions.validator ||
      this.call('Validator', functions.validator, { input: fields ?? '{}', port, logs }) === 'true';
    return { fields, valid: isValid, logs };
  }

  /** The bytes that the Encoder makes of the fields of a downlink. */
  encode({ functions, fields, port }: EncodeJob): Encoded {
    const logs: LogEntry[] = [];
    const list: unknown = JSON.parse(this.call('Encoder', functions.encoder, { input: fields, port, logs }));
    return { bytes: described('Encoder', logs, () => bytesOf(list)), logs };
  }

  /** What a function of a codec returns. */
  codec({ functions, call, input }: CodecJob): CodecOutput {
    const logs: LogEntry[] = [];
    return { result: this.call(call, functions.source, { input, port: 0, logs, kind: 'Codec' }), logs };
  }

  private call(name: FunctionName, source: string, given: Arguments): string {
    const { input, port, logs, kind: sourceKind = name as SourceKind } = given;
    const call = { input, port, seed: this.options.seed() };
    const image = this.imageOf(name, sourceKind, source);
    this.options.begin(name);
    const outcome =
      image === 'by source'
        ? this.sandbox.callSource(sourceKind, source, call)
        : this.sandbox.callImage(image, call);
    return described(name, logs, () => {
      const { kind, value, lines } = readReport(name, outcome, this.options.limits);
      for (const fields of lines) logs.push({ function: name, fields });
      if (kind === 'value') return value;
      throw faults[kind](name, value, this.options.limits);
    });
  }

  private imageOf(name: FunctionName, kind: SourceKind, source: string): MemoryImage | 'by source' {
    const key = `${kind} ${source}`;
    const known = this.images.get(key);
    if (known) return known;
    this.options.begin(name);
    const image = this.sandbox.compile(kind, source);
    const kept = image && image.size <= LARGEST_IMAGE ? image : 'by source';
    this.images.set(key, kept);
    return kept;
  }
}

interface Arguments {
  readonly input: string;
  readonly port: number;
  readonly logs: LogEntry[];
  /** The kind of source, where it is not named as the function. */
  readonly kind?: SourceKind;
}

interface Report {
  readonly kind: 'value' | keyof typeof faults;
  readonly value: string;
  readonly lines: readonly (readonly string[])[];
}

const notAnArray = (): AppError => notValid({ argument: 'Encoder', reason: 'does not return an Array' });

const notAnObject = (argument: CodecFunction) => (): AppError =>
  notValid({ argument, reason: 'does not return an object' });

const wrongType: Record<FunctionName, () => AppError> = {
  Decoder: () => notValid({ argument: 'Decoder', reason: 'does not return an object' }),
  Converter: () => notValid({ argument: 'Converter', reason: 'does not return an object' }),
  Validator: () => notValid({ argument: 'Validator', reason: 'does not return a boolean' }),
  Encoder: notAnArray,
  decodeUplink: notAnObject('decodeUplink'),
  encodeDownlink: notAnObject('encodeDownlink'),
  decodeDownlink: notAnObject('decodeDownlink'),
};

type Fault = (name: FunctionName, value: string, limits: SandboxLimits) => AppError;

const faults = {
  threw: (name, value) => {
    const thrown = readThrown(value);
    return functionThrew({ function: name, text: thrown.text }, { scriptError: scriptErrorOf(name, thrown) });
  },
  fatal: (name, value) => functionFailed({ function: name, text: String(JSON.parse(value)) }),
  type: (name) => wrongType[name](),
  missing: (name) => codecFunctionMissing({ function: name }),
  large: (name, _, { resultChars }) =>
    notValid({ argument: name, reason: `returns more than ${resultChars} characters of JSON` }),
} satisfies Record<string, Fault>;

const PLAIN = ['["value",', ',[]]'] as const;

function readReport(name: FunctionName, outcome: Outcome, { timeoutMs }: SandboxLimits): Report {
  if ('stopped' in outcome) {
    if (outcome.stopped === 'timeout')
      throw functionInterrupted({ function: name, duration: `${timeoutMs}ms` });
    throw functionFailed({ function: name, text: 'out of memory' });
  }
  const { report } = outcome;
  // A value and no log is by far the most frequent report, and needs no parsing here.
  if (report.startsWith(PLAIN[0]) && report.endsWith(PLAIN[1])) {
    return { kind: 'value', value: report.slice(PLAIN[0].length, -PLAIN[1].length), lines: [] };
  }
  const [kind, value, lines] = JSON.parse(report) as [Report['kind'], unknown, Report['lines']];
  return { kind, value: JSON.stringify(value), lines };
}

function bytesOf(list: unknown): number[] {
  if (!Array.isArray(list)) throw notAnArray();
  return list.map(toByte);
}

function toByte(item: unknown): number {
  if (typeof item !== 'number' || !Number.isInteger(item))
    throw notValid({ argument: 'Encoder', reason: 'should return an Array of integer numbers' });
  if (item < 0 || item > 255) {
    throw notValid({ argument: 'Encoder Output', reason: 'Numbers in Array should be between 0 and 255' });
  }
  return item;
}
