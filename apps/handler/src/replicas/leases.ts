/** Who leads, as the database has it. The numbers are digits. */
export interface Lease {
  /** Id of the replica; null when nobody leads. */
  readonly holder: string | null;
  /** Moves with each leader. */
  readonly epoch: string;
  /** Moves with each change of the lease. */
  readonly beat: string;
}

/** Where the lease is kept. Each method gives up after a second; none repeats itself. */
export abstract class Leases {
  abstract read(): Promise<Lease>;
  /** Makes `holder` the leader of a new epoch if the lease is still as it was seen; undefined if it is not. */
  abstract take(seen: Lease, holder: string): Promise<Lease | undefined>;
  /** Undefined when another one has taken the lease. */
  abstract renew(held: Lease): Promise<Lease | undefined>;
  /** Lets others lead at once. */
  abstract release(held: Lease): Promise<void>;
  abstract close(): Promise<void>;
}
