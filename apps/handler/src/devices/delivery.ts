/** How a downlink came from a broker that hands it out again unless it hears that it was taken. */
export interface Delivery {
  /** A UUID that tells this subscription from every other. */
  readonly channel: string;
  /** Number of the message there. */
  readonly tag: number;
  /** Of what tells the message from others. */
  readonly digest: Buffer;
  /** Whether it was handed out before, to whomever. */
  readonly isRepeated: boolean;
  /** Of the leader that took it; nothing is queued when another one leads. */
  readonly epoch: string | undefined;
}
