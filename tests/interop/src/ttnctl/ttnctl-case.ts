import type { TtnctlBench } from './ttnctl-bench.js';
import type { CommandOptions } from './ttnctl-program.js';

/** A command as a user types it, and what has to come of it. */
export interface CommandCase {
  /** What the command does, as a sentence without its subject. */
  readonly title: string;
  /** The command without its arguments. */
  readonly command: string;
  readonly args?: (bench: TtnctlBench) => readonly string[] | Promise<readonly string[]>;
  readonly options?: (bench: TtnctlBench) => CommandOptions;
  /** What its output contains. */
  readonly prints: readonly (string | RegExp)[];
  /** 0 when it is left out. */
  readonly code?: number;
  /** Runs it again, with new arguments, when it gave up waiting: it does after a few seconds, also on a busy machine. */
  readonly isRepeatable?: true;
  readonly after?: (bench: TtnctlBench, output: string) => Promise<void> | void;
}
