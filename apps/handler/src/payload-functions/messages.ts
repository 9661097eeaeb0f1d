import type { Kind } from '@fieldpost/errors';
import type { Decoded, DecodeJob, Encoded, EncodeJob } from './payload-engine.js';
import type { SandboxLimits } from './sandbox.js';

/** Work for a thread; `key` is the application it belongs to. */
export type Job = ({ readonly decode: DecodeJob } | { readonly encode: EncodeJob }) & {
  readonly key: string;
};

/** A job on its way; ids begin at 1. */
export interface Order {
  readonly id: number;
  readonly job: Job;
}

/** An `AppError` as it crosses the border between threads. */
export interface Rejection {
  readonly code: string;
  readonly kind: Kind;
  readonly message: string;
}

/** How a job ended. */
export type Ended = { readonly id: number } & (
  | { readonly decoded: Decoded }
  | { readonly encoded: Encoded }
  | { readonly rejection: Rejection; readonly isTimeout: boolean }
);

/** How a job ended, and how much work it was, in milliseconds. */
export type FinishedJob = Ended & { readonly ms: number };

/** `unbegun` jobs come back as they were, because those before them took the time of their list. */
export type JobResult = FinishedJob | { readonly id: number; readonly unbegun: true };

/**
 * What a thread is started with. `progress` has two cells of 32 bits that the thread writes and its owner reads: the id
 * of the job that it works on, 0 between two jobs; and how many functions it has begun, times four, plus the place of the
 * present one in `functionNames`.
 */
export interface ThreadData {
  readonly limits: SandboxLimits;
  readonly imageBytes: number;
  readonly progress: SharedArrayBuffer;
}
