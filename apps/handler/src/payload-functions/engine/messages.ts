import type { Kind, ScriptError } from '@fieldpost/errors';
import type { CodecJob, CodecOutput, Decoded, DecodeJob, Encoded, EncodeJob } from './payload-engine.js';
import type { SandboxLimits } from './sandbox.js';

/** The power of two that is large enough for `functionNames`. */
export const stepSlots = 8;

/** Work for a thread; `key` is the application it belongs to. */
export type Job = (
  | { readonly decode: DecodeJob }
  | { readonly encode: EncodeJob }
  | { readonly codec: CodecJob }
) & {
  readonly key: string;
};

/** A job that is sent to a thread; ids begin at 1. */
export interface ThreadJob {
  readonly id: number;
  readonly job: Job;
}

/** An `AppError` as it is sent between threads. */
export interface JobError {
  readonly code: string;
  readonly kind: Kind;
  readonly message: string;
  readonly scriptError: ScriptError | undefined;
}

/** How a job ended. */
export type JobOutcome = { readonly id: number } & (
  | { readonly decoded: Decoded }
  | { readonly encoded: Encoded }
  | { readonly output: CodecOutput }
  | { readonly error: JobError; readonly isTimeout: boolean }
);

/** How a job ended, and how much CPU time it took, in milliseconds. */
export type FinishedJob = JobOutcome & { readonly ms: number };

/** Jobs that were `notStarted` come back because those before them used up the time of their list. */
export type JobResult = FinishedJob | { readonly id: number; readonly notStarted: true };

/**
 * What a thread is started with. `progress` has two cells of 32 bits that the thread writes and its owner reads: the id
 * of the job that it works on, 0 between two jobs; and how many functions it has begun, times `stepSlots`, plus the place
 * of the present one in `functionNames`.
 */
export interface ThreadData {
  readonly limits: SandboxLimits;
  readonly imageBytes: number;
  readonly progress: SharedArrayBuffer;
}
