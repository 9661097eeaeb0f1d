import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { AppError } from '@fieldpost/errors';
import type { Metrics } from '@fieldpost/observability';
import { LRUCache } from 'lru-cache';
import { fromNotation, toNotation } from './notation.js';
import type {
  CodecOutput,
  Decoded,
  DownlinkFunctions,
  Encoded,
  LogEntry,
  UplinkFunctions,
} from './engine/payload-engine.js';
import { type CodecRequest, type CodecResult, jobOf, resultOf } from './codec-calls.js';
import { encoderMissing, functionFailed, functionsBusy } from './engine/payload-functions.errors.js';
import { described } from './engine/script-error.js';
import { type QueuedJob, type SlowReason, ThreadPool } from './engine/thread-pool.js';

/**
 * An uplink to decode: `key` is the application, and `share` whose share of the threads it uses; without one it has a share
 * of its own. `functions` should be the same object
 * for all messages of one application: what goes to a thread together then holds its sources once, which may be megabytes.
 */
export interface DecodeRequest {
  readonly key: string;
  readonly share?: string;
  readonly functions: UplinkFunctions;
  readonly payload: Uint8Array;
  readonly port: number;
}

/** A downlink to encode; `functions` as above. */
export interface EncodeRequest {
  readonly key: string;
  readonly share?: string;
  readonly functions: DownlinkFunctions;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly port: number;
}

/** `fields` is missing when there is neither decoder nor converter; its keys are sorted. */
export interface DecodeResult {
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  readonly valid: boolean;
  readonly logs: readonly LogEntry[];
}

export interface EncodeResult {
  readonly payload: Buffer;
  readonly logs: readonly LogEntry[];
}

/** The bounds of payload functions; each has a default that suits a server with some thousand applications. */
export interface PayloadFunctionsOptions {
  /** Threads for applications within their time limit; one more serves slow applications. */
  readonly threads: number;
  /** For one function, in milliseconds (docs/protocol/payload-functions.md#environment). */
  readonly timeoutMs: number;
  /** For the scripts of one thread, in bytes. */
  readonly memoryBytes: number;
  /** For prepared functions of all applications, in bytes per thread. */
  readonly imageBytes: number;
  /** For the result and for the log of one function, in characters of JSON. */
  readonly resultChars: number;
  /**
   * Messages of one application, and of all applications of one owner, that may wait; fewer while they run on the
   * separate thread.
   */
  readonly waitingPerApplication: number;
  readonly waitingPerOwner: number;
  /** How long a slow application runs on the separate thread, in milliseconds. */
  readonly apartMs: number;
  /**
   * How long a thread may run one function before it is replaced, in milliseconds: some built-in functions do not check
   * for interruption.
   */
  readonly stuckMs: number;
}

const MEBIBYTE = 1024 * 1024;
// Calls nest some hundred deep; the thread has the stack that the engine itself needs for that.
const STACK_BYTES = 65_536;
const WAITING_IN_ALL = 20_000;
// A waiting job occupies a slot of the queue that all applications share.
const WAITING_APART = { perKey: 16, perShare: 32, total: 64 };
// Heavy functions with more work waiting than this are set apart, in milliseconds.
const HEAVY_WAITING_MS = 300;
const SLOW_APPLICATIONS = 10_000;
// Applications of one owner that run out of time before all of that owner's are set apart.
const SLOW_PER_OWNER = 3;

export const payloadFunctionsDefaults: PayloadFunctionsOptions = {
  threads: 1,
  timeoutMs: 100,
  memoryBytes: 16 * MEBIBYTE,
  imageBytes: 64 * MEBIBYTE,
  resultChars: 65_536,
  waitingPerApplication: 2_000,
  waitingPerOwner: 5_000,
  apartMs: 60_000,
  stuckMs: 300,
};

/**
 * Runs the Decoder, Converter, Validator and Encoder of applications in sandboxes on threads of their own
 * (docs/protocol/payload-functions.md). Owners are served in turns, and so are the applications of each. An application
 * that runs out of time, or has heavy functions and much waiting, is served apart for a while; so are all applications
 * of an owner with several of them.
 */
@Injectable()
export class PayloadFunctions implements OnApplicationShutdown {
  /** The threads of all applications but slow ones, and the thread of those. */
  readonly prompt: ThreadPool;
  readonly slow: ThreadPool;
  private readonly slowKeys: LRUCache<string, true>;
  /** Applications of each owner that ran out of time lately. */
  private readonly slowOfShare: LRUCache<string, Set<string>>;

  constructor(@Optional() options: Partial<PayloadFunctionsOptions> = {}) {
    const all = { ...payloadFunctionsDefaults, ...options };
    const { timeoutMs, memoryBytes, resultChars, imageBytes, stuckMs } = all;
    const limits = { timeoutMs, memoryBytes, stackBytes: STACK_BYTES, resultChars };
    const common = { limits, imageBytes, stuckMs };
    const setApart = (job: QueuedJob, reason: SlowReason): void => this.setApart(job, reason);
    this.slowKeys = new LRUCache({ max: SLOW_APPLICATIONS, ttl: all.apartMs });
    this.slowOfShare = new LRUCache({ max: SLOW_APPLICATIONS, ttl: all.apartMs });
    const capacity = {
      perKey: all.waitingPerApplication,
      perShare: all.waitingPerOwner,
      total: WAITING_IN_ALL,
    };
    this.prompt = new ThreadPool(
      { ...common, threads: all.threads, capacity, heavyWaitingMs: HEAVY_WAITING_MS },
      setApart,
    );
    this.slow = new ThreadPool(
      { ...common, threads: 1, capacity: WAITING_APART, heavyWaitingMs: Infinity },
      setApart,
    );
  }

  measure(metrics: Metrics): void {
    const help = 'Calls of payload functions, by thread pool and outcome.';
    const pools = Object.entries({ prompt: this.prompt, slow: this.slow });
    metrics.counter({ name: 'fieldpost_handler_payload_runs_total', help, labels: ['pool', 'outcome'] }, () =>
      pools.flatMap(([pool, { outcomes }]) =>
        outcomes.samples('outcome').map(({ labels, value }) => ({ labels: { pool, ...labels }, value })),
      ),
    );
    metrics.queue('payload_functions', () => this.prompt.measured);
    metrics.queue('payload_functions_slow', () => this.slow.measured);
  }

  /** Runs Decoder, Converter and Validator, as far as they are set. */
  async decode({ key, share = key, functions, payload, port }: DecodeRequest): Promise<DecodeResult> {
    const { decoder, converter, validator } = functions;
    if (!decoder && !converter && !validator) return { fields: undefined, valid: true, logs: [] };
    const decode = { functions, payload: `[${payload.join()}]`, port };
    const { fields, valid, logs } = await this.run<Decoded>((resolve, reject) => ({
      key,
      share,
      job: { key, decode },
      resolve: (value) => 'decoded' in value && resolve(value.decoded),
      reject,
    }));
    const last = converter ? 'Converter' : 'Decoder';
    const read = () => (fields === undefined ? undefined : readFields(last, fields));
    return { fields: described(last, logs, read), valid, logs };
  }

  /** Runs the Encoder; without one the downlink is not valid. */
  async encode({ key, share = key, functions, fields, port }: EncodeRequest): Promise<EncodeResult> {
    if (!functions.encoder) throw encoderMissing();
    const encode = { functions, fields: toNotation(fields), port };
    const { bytes, logs } = await this.run<Encoded>((resolve, reject) => ({
      key,
      share,
      job: { key, encode },
      resolve: (value) => 'encoded' in value && resolve(value.encoded),
      reject,
    }));
    return { payload: Buffer.from(bytes), logs };
  }

  /** Runs one function of a codec. */
  async call(request: CodecRequest): Promise<CodecResult> {
    const { key, share = key } = request;
    const codec = jobOf(request);
    const output = await this.run<CodecOutput>((resolve, reject) => ({
      key,
      share,
      job: { key, codec },
      resolve: (value) => 'output' in value && resolve(value.output),
      reject,
    }));
    return described(codec.call, output.logs, () => resultOf(codec.call, output));
  }

  /** The threads are ended last: requests in progress may need them. */
  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  /** Ends all threads; jobs that wait fail. */
  async close(): Promise<void> {
    await Promise.all([this.prompt.close(), this.slow.close()]);
  }

  private run<T>(
    jobOf: (resolve: (value: T) => void, reject: (error: AppError) => void) => QueuedJob,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => this.add(jobOf(resolve, reject)));
  }

  private add(job: QueuedJob): void {
    const pool = this.isApart(job) ? this.slow : this.prompt;
    if (!pool.add(job)) job.reject(functionsBusy());
  }

  private isApart({ key, share }: QueuedJob): boolean {
    return this.slowKeys.has(key) || (this.slowOfShare.get(share)?.size ?? 0) >= SLOW_PER_OWNER;
  }

  /** An owner is set apart with all applications when functions of several ran out of time. */
  private setApart(slow: QueuedJob, reason: SlowReason): void {
    this.slowKeys.set(slow.key, true);
    if (reason === 'timeout') this.noteSlow(slow);
    for (const job of this.prompt.drain(slow)) this.add(job);
  }

  private noteSlow({ key, share }: QueuedJob): void {
    const slow = this.slowOfShare.get(share) ?? new Set<string>();
    if (slow.size < SLOW_PER_OWNER) this.slowOfShare.set(share, slow.add(key));
  }
}

function readFields(name: string, text: string): Record<string, unknown> {
  try {
    return fromNotation(name, text) as Record<string, unknown>;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw functionFailed({ function: name, text: 'the result cannot be read' }, { cause });
  }
}
