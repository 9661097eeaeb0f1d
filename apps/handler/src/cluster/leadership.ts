/** A time in which this replica leads and no other does. */
export interface Term {
  /** Digits that grow with each leader: writes that carry an older one are rejected by the database. */
  readonly epoch: string;
  /** Whether another replica may lead by now: the term has ended, or is in doubt. */
  readonly isOver: () => boolean;
  /** Whether it has ended. A term in doubt is checked in the database first, for no longer than a doubt may last. */
  readonly hasEnded: () => Promise<boolean>;
}

/** Whether this replica is the one that talks with brokers. The class is also the injection token. */
export abstract class Leadership {
  /** The present term, also while it is in doubt; undefined while this replica follows. */
  abstract readonly term: Term | undefined;

  /** Whether no other replica can lead. */
  get isLeader(): boolean {
    return this.term?.isOver() === false;
  }

  /** Calls back whenever a term has begun or ended; the function it returns ends that. */
  abstract onChange(listener: () => void): () => void;

  /** Leads never again: goes on leading while `closing` ends what a leader does, then lets another replica lead at once. */
  abstract stepDown(closing: () => Promise<void>): Promise<void>;
}
