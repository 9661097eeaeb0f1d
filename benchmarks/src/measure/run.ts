import type { Measured } from './measure.js';
import type { Teardown } from '../teardown.js';

/** A goal: CPU milliseconds per response, of servers and PostgreSQL separately or together. */
export type Goal = { readonly server: number; readonly postgres?: number } | { readonly together: number };

export interface Row {
  readonly name: string;
  readonly measured: Measured;
  /** Rows of the apps are compared with the other rows of their group. */
  readonly group: string;
  /** `start` is the first row of the apps in a series; `chain` is a floor of several processes. */
  readonly is: 'ours' | 'floor' | 'chain' | 'peer' | 'start';
  readonly goal?: Goal;
  /** Slow-down of this machine against the one where the goal was set. */
  readonly slowness?: number;
  /** The same for PostgreSQL, if known separately. */
  readonly postgresSlowness?: number;
}

export interface MeasuredTable {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A table of anything; the first column names the row. */
export interface PlainTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly cells: readonly (readonly string[])[];
}

export type Table = MeasuredTable | PlainTable;

/** Warm-up, connections and duration of every row. */
export const loadOf = ({ connections, warmUpMs, measureMs }: RunContext) => ({
  connections,
  warmUpMs,
  measureMs,
});

/** Inputs of every run. */
export interface RunContext {
  readonly measureMs: number;
  readonly warmUpMs: number;
  readonly connections: number;
  /** Folder for CPU profiles of the apps. */
  readonly profile: string | undefined;
  readonly teardown: Teardown;
  /** One line of progress. */
  readonly say: (line: string) => void;
}

export type Run = (context: RunContext) => Promise<readonly Table[]>;
