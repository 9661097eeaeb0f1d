import type { Register } from '../register/register.js';
import type { Change } from './change.js';
import type { RowReader } from './rows.js';

/** How far a reader got: a position counts within its epoch only. */
export interface Reached {
  readonly epoch: string;
  readonly position: number;
}

/** Changes after some position, oldest first, and how far the database is. */
export interface Batch {
  readonly head: Reached;
  readonly changes: readonly Change[];
}

/** A connection to the changes of the database. Each method fails when the connection is lost. */
export interface FeedConnection {
  /** The next changes after a position; not all of them when there are many. */
  after(position: number): Promise<Batch>;
  /** Reads everything in one snapshot, into an empty register. */
  loadInto(register: Register, rows: RowReader): Promise<Reached>;
  /** Forgets all changes but the latest ones. */
  prune(kept: number): Promise<void>;
  close(): void;
}

/** Where changes come from. The class is also the injection token. */
export abstract class FeedSource {
  /** Opens a connection; `onSignal` is called when there may be something new, or when the connection is lost. */
  abstract open(onSignal: () => void): Promise<FeedConnection>;
}
