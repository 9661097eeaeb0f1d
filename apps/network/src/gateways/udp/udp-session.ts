import { randomInt } from 'node:crypto';
import type { router } from '@fieldpost/contracts';
import {
  type GatewayPacket,
  isSameReception,
  pullResponse,
  type ReceivedFrame,
  type TxError,
} from '@fieldpost/lorawan';
import { transmissionOf } from '../gateway-messages.js';
import type { GatewayConnection, GatewayLink, TransmitResult } from '../gateway-traffic.js';

/** Where a datagram comes from or goes to. */
export interface UdpAddress {
  readonly address: string;
  readonly port: number;
}

export type SendDatagram = (bytes: Buffer, to: UdpAddress) => void;

/** Forwarders send frames and status from one port, and what concerns downlinks from another. */
export type Direction = 'up' | 'down';

interface Source extends UdpAddress {
  readonly at: number;
  readonly version: 1 | 2;
}

/** For how long a gateway keeps its network address, in milliseconds, as v2's bridge. */
export const lockedMs = 60_000;
/** For how long downlinks go to the source of the last PULL_DATA. */
export const downlinksMs = 90_000;
/** Without TX_ACK for so long a datagram was lost: RX2 can still be used when it was for RX1. */
const acknowledgedWithinMs = 700;
/** The queue of a packet forwarder has 32 entries. */
const mostPending = 64;
const mostRecentFrames = 16;
const tokens = 0x1_0000;

const results: Readonly<Record<TxError, TransmitResult>> = {
  TOO_LATE: 'too_late',
  TOO_EARLY: 'too_early',
  COLLISION_PACKET: 'collision',
  COLLISION_BEACON: 'collision',
  TX_FREQ: 'other_error',
  TX_POWER: 'other_error',
  GPS_UNLOCKED: 'other_error',
  UNKNOWN: 'other_error',
};

interface Pending {
  readonly resolve: (result: TransmitResult) => void;
  readonly timer: NodeJS.Timeout;
  readonly sentAt: number;
}

/** A registered gateway that sends datagrams. */
export class UdpSession implements GatewayConnection {
  private readonly sources: Partial<Record<Direction, Source>> = {};
  private readonly pending = new Map<number, Pending>();
  private recent: readonly ReceivedFrame[] = [];
  private token = randomInt(tokens);
  private hasAcknowledged = false;
  private roundTripMs: number | undefined;

  constructor(private readonly send: SendDatagram) {}

  /**
   * Whether a packet is from the network address that the gateway uses in this direction. The port may change, as behind a
   * network address translator.
   */
  accepts(direction: Direction, { address }: UdpAddress, now: number): boolean {
    const source = this.sources[direction];
    return !source || source.address === address || now - source.at > lockedMs;
  }

  /** Notes the source of an accepted packet: downlinks go to the latest one of their direction. */
  note(direction: Direction, from: UdpAddress, { version, now }: { version: 1 | 2; now: number }): void {
    const { address, port } = from;
    this.sources[direction] = { address, port, version, at: now };
  }

  get isConnected(): boolean {
    return this.sources.up !== undefined || this.sources.down !== undefined;
  }

  canTransmit(now: number): boolean {
    const { down } = this.sources;
    return down !== undefined && now - down.at <= downlinksMs;
  }

  /** Whether the gateway has sent nothing for so long that the session can be dropped. */
  isOver(now: number): boolean {
    return Object.values(this.sources).every(({ at }) => now - at > downlinksMs);
  }

  /** The frames that the gateway has not reported just before: forwarders repeat some in another datagram. */
  withoutRepeated(frames: readonly ReceivedFrame[]): readonly ReceivedFrame[] {
    const fresh = frames.filter((frame) => !this.recent.some((other) => isSameReception(other, frame)));
    this.recent = [...this.recent, ...fresh].slice(-mostRecentFrames);
    return fresh;
  }

  get link(): GatewayLink {
    const { up, down = up } = this.sources;
    return { protocol: 'udp', address: down?.address, roundTripMs: this.roundTripMs };
  }

  acknowledge({ token, error }: Extract<GatewayPacket, { kind: 'TX_ACK' }>): void {
    this.hasAcknowledged = true;
    const sentAt = this.pending.get(token)?.sentAt;
    if (sentAt !== undefined) this.roundTripMs = Math.round(performance.now() - sentAt);
    this.settle(token, error === undefined ? 'accepted' : results[error]);
  }

  /** Without TX_ACK, which version 1 and old forwarders do not send, a transmission counts as accepted. */
  transmit(message: router.DownlinkMessage): Promise<TransmitResult> {
    const { down } = this.sources;
    if (!down) return Promise.resolve('unreachable');
    if (this.pending.size >= mostPending) return Promise.resolve('other_error');
    const token = this.nextToken();
    this.send(pullResponse({ version: down.version, token }, transmissionOf(message)), down);
    if (down.version === 1) return Promise.resolve('accepted');
    return new Promise((resolve) => {
      const expire = () => this.settle(token, this.hasAcknowledged ? 'unreachable' : 'accepted');
      const timer = setTimeout(expire, acknowledgedWithinMs).unref();
      this.pending.set(token, { resolve, timer, sentAt: performance.now() });
    });
  }

  close(): void {
    for (const token of [...this.pending.keys()]) this.settle(token, 'unreachable');
  }

  private settle(token: number, result: TransmitResult): void {
    const pending = this.pending.get(token);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.pending.delete(token);
    pending.resolve(result);
  }

  private nextToken(): number {
    do this.token = (this.token + 1) % tokens;
    while (this.pending.has(this.token));
    return this.token;
  }
}
