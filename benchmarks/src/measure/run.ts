import type { Measured } from './measure.js';
import type { Teardown } from '../teardown.js';

/** What stands to be reached: CPU milliseconds per answer, of servers and PostgreSQL apart or together. */
export type Goal = { readonly server: number; readonly postgres?: number } | { readonly together: number };

export interface Row {
  readonly name: string;
  readonly measured: Measured;
  /** Rows of ours are compared with every row of the same group that is something else. */
  readonly group: string;
  /** `start` is ours too, as it was before something was added; `chain` is a floor of several processes. */
  readonly is: 'ours' | 'floor' | 'chain' | 'peer' | 'start';
  readonly goal?: Goal;
  /** How many times longer what is alike takes here and now than where the goal was set. */
  readonly slowness?: number;
  /** The same for PostgreSQL, where that is known apart. */
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

/** What is done for every row: warm-up, connections, and for how long it is measured. */
export const loadOf = ({ connections, warmUpMs, measureMs }: RunContext) => ({
  connections,
  warmUpMs,
  measureMs,
});

/** What every run is given. */
export interface RunContext {
  readonly measureMs: number;
  readonly warmUpMs: number;
  readonly connections: number;
  /** Folder for CPU profiles of ours. */
  readonly profile: string | undefined;
  readonly teardown: Teardown;
  /** One line of progress. */
  readonly say: (line: string) => void;
}

export type Run = (context: RunContext) => Promise<readonly Table[]>;
