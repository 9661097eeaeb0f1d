import type { gateway, router } from '@fieldpost/contracts';
import {
  type AnswerableUplink,
  dnmsg,
  gpsMilliseconds,
  microsecondsBetween,
  readStationMessage,
  receptionOf,
  routerConfig,
  stringifyExact,
  type StationMessage,
  type StationUplink,
  type StationVersion,
} from '@fieldpost/lorawan';
import { toAppError } from '@fieldpost/transport';
import { locationMetadata, transmissionOf, uplinkMessage, withoutPrefix } from '../gateway-messages.js';
import type {
  GatewayConnection,
  GatewayConnections,
  GatewayLink,
  GatewayTraffic,
  TransmitResult,
} from '../gateway-traffic.js';
import type { AdmittedStation } from './station-access.js';

/** What becomes of a message of a station. */
export type MessageResult = 'accepted' | 'malformed' | 'before_version' | 'ignored';

export interface StationSessionParts extends AdmittedStation {
  readonly address: string;
  readonly traffic: Pick<GatewayTraffic, 'uplink' | 'status'>;
  readonly connections: Pick<GatewayConnections, 'register'>;
  /** Whether the message was sent: a station that does not read gets no more. */
  readonly send: (text: string) => boolean;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
}

interface Pending {
  readonly resolve: (result: TransmitResult) => void;
  readonly timer: NodeJS.Timeout;
}

/** The moment of an uplink by the concentrator and by this process. */
interface Reference {
  readonly xtime: bigint;
  readonly timestamp: number;
  readonly at: number;
}

/** Uplinks that a downlink may answer. */
const mostUplinks = 256;
const mostPending = 64;
/** Stations report a transmission when it has started, and nothing when they could not. RX2 can still be used after RX1. */
const reportedWithinMs = 600;
/** A station tries to send a frame of class C ten times in a second. */
const immediateWithinMs = 2_500;
const longestWaitMs = 20_000;
const mostDiid = 0x7fff_ffff;
/** How often a station gets the time of the server. */
const timeEveryMs = 200_000;
const nsPerMs = 1_000_000n;

const muxTime = (): number => Date.now() / 1_000;
const microseconds = (ms: number): bigint => BigInt(Math.round(ms * 1_000));
const gpsNow = (): bigint => microseconds(gpsMilliseconds(Date.now()));

/** The messages of one connection of a station. */
export class StationSession implements GatewayConnection {
  readonly isTrusted = true;
  private readonly uplinks: AnswerableUplink[] = [];
  private readonly pending = new Map<number, Pending>();
  private version: StationVersion | undefined;
  private unregister: (() => void) | undefined;
  private reference: Reference | undefined;
  private rttMs: number | undefined;
  private timeSentAt = 0;
  private diid = 0;

  constructor(private readonly parts: StationSessionParts) {}

  get link(): GatewayLink {
    return { protocol: 'basics-station', address: withoutPrefix(this.parts.address) };
  }

  get isReady(): boolean {
    return this.version !== undefined;
  }

  /** Handles a message; never throws. */
  receive(text: string): MessageResult {
    const message = this.read(text);
    if (!message) return 'malformed';
    if (message.kind === 'version') return this.start(message);
    if (!this.version) return 'before_version';
    switch (message.kind) {
      case 'uplink':
        return this.forward(message);
      case 'transmitted':
        this.settle(message.diid, 'accepted');
        return 'accepted';
      case 'timesync':
        this.sendTime({ txtime: message.txTime, gpstime: gpsNow() });
        return 'accepted';
      case 'other':
        return 'ignored';
    }
  }

  /** Resolves when the station has reported the transmission, or should have. */
  transmit(message: router.DownlinkMessage): Promise<TransmitResult> {
    if (this.pending.size >= mostPending) return Promise.resolve('other_error');
    this.diid = (this.diid % mostDiid) + 1;
    const { diid, uplinks } = this;
    const transmission = transmissionOf(message);
    const downlink = dnmsg({ region: this.parts.plan.region, transmission, diid, uplinks });
    if (!downlink) return Promise.resolve('other_error');
    if (!this.send({ ...downlink, MuxTime: muxTime() })) return Promise.resolve('unreachable');
    const waitMs = this.waitFor(transmission.timestamp);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(diid, 'other_error'), waitMs).unref();
      this.pending.set(diid, { resolve, timer });
    });
  }

  /** Sends the time of the server now and then: stations measure the round trip with it. */
  keepTime(): void {
    if (!this.version || this.parts.now() - this.timeSentAt < timeEveryMs) return;
    this.sendTime(this.gpsTime());
    this.reportStatus(this.version);
  }

  /** Why the station is disconnected; it writes that to its log. */
  sendError(error: string): void {
    this.send({ msgtype: 'error', error });
  }

  close(): void {
    this.unregister?.();
    for (const diid of [...this.pending.keys()]) this.settle(diid, 'unreachable');
  }

  private read(text: string): StationMessage | undefined {
    try {
      return readStationMessage(text);
    } catch (error) {
      this.sendError(toAppError(error).message);
      return undefined;
    }
  }

  private start(version: StationVersion): MessageResult {
    const { plan, gateway, connections } = this.parts;
    this.version = version;
    this.timeSentAt = this.parts.now();
    this.send(routerConfig(plan, { ...version, muxTime: muxTime() }));
    this.unregister ??= connections.register(gateway.id, this);
    this.reportStatus(version);
    return 'accepted';
  }

  private forward(uplink: StationUplink): MessageResult {
    const { plan, gateway, traffic } = this.parts;
    const reception = receptionOf(plan.region, uplink);
    if (!reception) return 'malformed';
    const { xtime, rctx, isJoin, refTime } = uplink;
    this.uplinks.push({ xtime, rctx, isJoin });
    if (this.uplinks.length > mostUplinks) this.uplinks.shift();
    this.reference = { xtime, timestamp: reception.timestamp, at: this.parts.now() };
    if (refTime > 0) this.rttMs = Math.max(0, Date.now() - refTime * 1_000);
    traffic.uplink(gateway, uplinkMessage(gateway, reception));
    return 'accepted';
  }

  /** How long the report of a transmission takes at most. */
  private waitFor(timestamp: number): number {
    const { reference } = this;
    if (timestamp === 0 || !reference) return immediateWithinMs;
    const startsAt = reference.at + microsecondsBetween(timestamp, reference.timestamp) / 1_000;
    return Math.min(Math.max(startsAt - this.parts.now(), 0), longestWaitMs) + reportedWithinMs;
  }

  /** The GPS time of the last uplink, for stations without a receiver of it; half of the round trip was the way to here. */
  private gpsTime(): { xtime?: bigint; gpstime?: bigint } {
    const { reference, rttMs } = this;
    if (!reference || rttMs === undefined) return {};
    const ageMs = this.parts.now() - reference.at + rttMs / 2;
    return { xtime: reference.xtime, gpstime: gpsNow() - microseconds(ageMs) };
  }

  private sendTime(times: Readonly<Record<string, bigint>>): void {
    this.timeSentAt = this.parts.now();
    this.send({ msgtype: 'timesync', ...times, MuxTime: muxTime() });
  }

  private reportStatus({ station, model }: StationVersion): void {
    const { gateway, plan, address, traffic } = this.parts;
    const status: gateway.Status = {
      time: String(BigInt(Date.now()) * nsPerMs),
      gateway_trusted: true,
      ip: [withoutPrefix(address)],
      platform: `Basics Station ${station} (${model})`,
      frequency_plan: plan.name,
      ...(this.rttMs !== undefined && { rtt: Math.round(this.rttMs) }),
      ...(gateway.location && { location: locationMetadata(gateway.location, 'REGISTRY') }),
    };
    traffic.status(gateway, status);
  }

  private send(message: Readonly<Record<string, unknown>>): boolean {
    return this.parts.send(stringifyExact(message));
  }

  private settle(diid: number, result: TransmitResult): void {
    const pending = this.pending.get(diid);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.pending.delete(diid);
    pending.resolve(result);
  }
}
