/** The lease as its holder has it. The numbers are digits. */
export interface Lease {
  /** Id of the replica; null when no replica leads. */
  readonly holder: string | null;
  /** Increases with each leader. */
  readonly epoch: string;
  /** Increases with each change of the lease. */
  readonly beat: string;
}

/**
 * What is known about the holder. `ended`: its process has ended. `disconnected`: its database session has ended, so
 * its process has ended or is reconnecting. `unknown`: it may be running.
 */
export type HolderState = 'none' | 'ended' | 'disconnected' | 'unknown';

/** The lease as another replica sees it. */
export interface SeenLease extends Lease {
  readonly holderState: HolderState;
}

/** Stores the lease. Each method fails when the database does not respond in time, a second where it usually responds at once; none retries. */
export abstract class Leases {
  abstract read(): Promise<SeenLease>;
  /** Makes `holder` the leader of a new epoch if the lease is unchanged since it was seen; undefined if it is not. */
  abstract take(seen: Lease, holder: string): Promise<Lease | undefined>;
  /** Undefined when another replica has taken the lease. */
  abstract renew(held: Lease): Promise<Lease | undefined>;
  /** Lets other replicas lead at once. */
  abstract release(held: Lease): Promise<void>;
  /** Calls back each time the database session has ended: other replicas see its holder as `disconnected`. */
  abstract onDisconnect(listener: () => void): void;
  abstract close(): Promise<void>;
}
