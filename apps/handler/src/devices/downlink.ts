import type { DevAddr } from '@fieldpost/domain';

/** Where a downlink came from: an outside broker that delivers it again until it is acknowledged. */
export interface Delivery {
  /** A UUID of the subscription. */
  readonly channel: string;
  /** Number of the message there. */
  readonly tag: number;
  /** Digest of the content that identifies the message. */
  readonly digest: Buffer;
  /** Whether the broker delivered it before, to any subscriber. */
  readonly isRepeated: boolean;
  /** Of the leader that took it; nothing is queued when another one leads. */
  readonly epoch: string | undefined;
}

/**
 * Where a downlink goes in the queue of its device; `replace` empties the queue first
 * (docs/protocol/downlinks.md#enqueueing).
 */
export const schedules = ['replace', 'first', 'last'] as const;
export type Schedule = (typeof schedules)[number];

/**
 * The network's downlink counter of a device when a downlink left the queue. The counter increases with each downlink
 * that the network accepts, so an unchanged counter later means that it accepted none
 * (docs/protocol/downlinks.md#handing-over-to-the-network).
 */
export interface Offer {
  /** The session; each has a count of its own. */
  readonly devAddr: DevAddr;
  /** The whole counter. */
  readonly fCnt: number;
}

/** A downlink as the queue keeps it: bytes or fields, `port` 0 for "the port of the uplink". */
export interface QueuedDownlink {
  readonly port: number;
  readonly confirmed: boolean;
  readonly payloadRaw?: Buffer | undefined;
  readonly payloadFields?: Readonly<Record<string, unknown>> | undefined;
  /** Of the current downlink of a device: for which place in the network's count it left the queue. */
  readonly offered?: Offer | undefined;
}

/** A downlink on its way into the queue. */
export interface NewDownlink extends QueuedDownlink {
  /** Where the sender may send it again. */
  readonly delivery?: Delivery | undefined;
}

/** A downlink as an application requests it. An unknown schedule stays as it was sent, for the error message. */
export interface DownlinkRequest extends NewDownlink {
  readonly schedule: string;
}
