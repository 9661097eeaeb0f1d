import { acknowledgement, type GatewayPacket, parseGatewayPacket } from '@fieldpost/lorawan';
import { Tally } from '@fieldpost/observability';
import { type Allowance, networkOf, TokenBuckets } from '@fieldpost/transport';
import type { GatewayDirectory } from '../gateway-directory.js';
import { uplinkMessage } from '../gateway-messages.js';
import type { GatewayConnections, GatewayIdentity, GatewayTraffic } from '../gateway-traffic.js';
import type { UnregisteredGateways } from '../unregistered-gateways.js';
import { statusMessage } from './forwarder-status.js';
import { type Direction, type SendDatagram, type UdpAddress, UdpSession } from './udp-session.js';

/** How datagrams end: accepted, or why they are dropped. */
const datagramResults = [
  'accepted',
  'malformed',
  'too_many',
  'unregistered',
  'wrong_source',
  'not_looked_up',
] as const;
export type DatagramResult = (typeof datagramResults)[number];

export interface UdpGatewaysParts {
  readonly directory: Pick<GatewayDirectory, 'known' | 'find'>;
  readonly traffic: Pick<GatewayTraffic, 'uplink' | 'status'>;
  readonly connections: Pick<GatewayConnections, 'register'>;
  readonly unregistered: Pick<UnregisteredGateways, 'note' | 'forget'>;
  readonly send: SendDatagram;
  /** Reports gateways that send their first datagram, of unregistered ones only some. */
  readonly report: (what: 'connected' | 'unregistered', gateway: Readonly<Record<string, string>>) => void;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
}

interface Datagram {
  readonly bytes: Buffer;
  readonly from: UdpAddress;
  readonly eui: string;
}

interface OpenSession {
  readonly session: UdpSession;
  gatewayId: string;
  unregister: (() => void) | undefined;
}

const euiStart = 4;
const euiEnd = 12;
const capacity = 10_000;
/** Many gateways may share one network address. */
const perSource: Allowance = { burst: 4_000, refillMs: 0.5 };
const perGateway: Allowance = { burst: 400, refillMs: 5 };
/** Of all gateways whose EUI is not known: account answers for a thousand at once. */
const lookups: Allowance = { burst: 4_000, refillMs: 0.5 };
/** Of those at one network address, so that it does not use up the lookups of others. */
const lookupsPerSource: Allowance = { burst: 1_000, refillMs: 10 };
/** Floods of unknown EUIs do not flood the log. */
const reports: Allowance = { burst: 10, refillMs: 30_000 };
/** Datagrams that wait for the response of account about their gateway. */
const mostWaiting = 1_000;

const directionOf = ({ kind }: GatewayPacket): Direction => (kind === 'PUSH_DATA' ? 'up' : 'down');

/** Gateways that speak Semtech's UDP protocol: everything between the socket and the router. */
export class UdpGateways {
  readonly results = new Tally(datagramResults);
  private readonly sources = new TokenBuckets(perSource, capacity);
  private readonly gateways = new TokenBuckets(perGateway, capacity);
  private readonly lookups = new TokenBuckets(lookups, 1);
  private readonly lookupsOfSources = new TokenBuckets(lookupsPerSource, capacity);
  private readonly reports = new TokenBuckets(reports, 1);
  private readonly sessions = new Map<string, OpenSession>();
  private waiting = 0;

  constructor(private readonly parts: UdpGatewaysParts) {}

  /** Gateways that have sent something in the last 90 seconds. */
  get count(): number {
    return this.sessions.size;
  }

  /** Handles a datagram; never throws. */
  receive(bytes: Buffer, from: UdpAddress): void {
    // Only forged datagrams come from port 0. Nothing can be sent there: the socket would throw.
    if (from.port === 0) return this.results.count('malformed');
    if (!this.sources.take(networkOf(from.address), this.parts.now())) return this.results.count('too_many');
    const answer = acknowledgement(bytes);
    if (answer) this.parts.send(answer, from);
    if (bytes.length < euiEnd) return this.results.count('malformed');
    const eui = bytes.toString('hex', euiStart, euiEnd).toUpperCase();
    const gateway = this.parts.directory.known({ eui });
    if (gateway === undefined) void this.lookUp({ bytes, from, eui });
    else this.results.count(this.handle(gateway, { bytes, from, eui }));
  }

  /** Ends sessions of gateways that have become silent; called now and then. */
  sweep(): void {
    const now = this.parts.now();
    for (const [eui, open] of this.sessions) {
      if (!open.session.canTransmit(now)) disconnect(open);
      if (open.session.isOver(now)) this.end(eui);
    }
  }

  close(): void {
    for (const eui of [...this.sessions.keys()]) this.end(eui);
  }

  private async lookUp(datagram: Datagram): Promise<void> {
    if (!this.mayLookUp(datagram.from)) return this.results.count('not_looked_up');
    this.waiting += 1;
    const gateway = await this.parts.directory.find({ eui: datagram.eui });
    this.waiting -= 1;
    this.results.count(gateway === undefined ? 'not_looked_up' : this.handle(gateway, datagram));
  }

  private mayLookUp({ address }: UdpAddress): boolean {
    const now = this.parts.now();
    return (
      this.waiting < mostWaiting &&
      this.lookupsOfSources.take(networkOf(address), now) &&
      this.lookups.take('all', now)
    );
  }

  private handle(gateway: GatewayIdentity | null, datagram: Datagram): DatagramResult {
    if (gateway) return this.handleRegistered(gateway, datagram);
    const { eui, from } = datagram;
    const isNew = this.parts.unregistered.note(eui, from.address, Date.now());
    if (isNew && this.reports.take('all', this.parts.now()))
      this.parts.report('unregistered', { eui, address: from.address });
    this.end(eui);
    return 'unregistered';
  }

  private handleRegistered(gateway: GatewayIdentity, { bytes, from, eui }: Datagram): DatagramResult {
    const packet = parseGatewayPacket(bytes);
    if (!packet) return 'malformed';
    const now = this.parts.now();
    const direction = directionOf(packet);
    const open = this.sessionOf(eui, gateway);
    // Before the limit of the gateway, which others could use up otherwise.
    if (!open.session.accepts(direction, from, now)) return 'wrong_source';
    if (!this.gateways.take(eui, now)) return 'too_many';
    if (!open.session.isConnected)
      this.parts.report('connected', { gateway_id: gateway.id, address: from.address });
    open.session.note(direction, from, { version: packet.version, now });
    this.take(gateway, open, { packet, from });
    return 'accepted';
  }

  private take(
    gateway: GatewayIdentity,
    open: OpenSession,
    { packet, from }: { readonly packet: GatewayPacket; readonly from: UdpAddress },
  ): void {
    if (packet.kind === 'PUSH_DATA') return this.forward(gateway, open, { packet, from });
    open.unregister ??= this.parts.connections.register(gateway.id, open.session);
    if (packet.kind === 'TX_ACK') open.session.acknowledge(packet);
  }

  private forward(
    gateway: GatewayIdentity,
    { session }: OpenSession,
    { packet, from }: { packet: Extract<GatewayPacket, { kind: 'PUSH_DATA' }>; from: UdpAddress },
  ): void {
    const { traffic } = this.parts;
    for (const frame of session.withoutRepeated(packet.frames))
      traffic.uplink(gateway, uplinkMessage(gateway, frame));
    if (!packet.status) return;
    const seen = { address: from.address, now: Date.now() };
    traffic.status(gateway, statusMessage(gateway, packet.status, seen));
  }

  /** The EUI may have moved to another gateway of account. */
  private sessionOf(eui: string, { id }: GatewayIdentity): OpenSession {
    const known = this.sessions.get(eui);
    if (known?.gatewayId === id) return known;
    this.end(eui);
    this.parts.unregistered.forget(eui);
    const open = { session: new UdpSession(this.parts.send), gatewayId: id, unregister: undefined };
    this.sessions.set(eui, open);
    return open;
  }

  private end(eui: string): void {
    const open = this.sessions.get(eui);
    if (!open) return;
    this.sessions.delete(eui);
    disconnect(open);
    open.session.close();
  }
}

function disconnect(open: OpenSession): void {
  open.unregister?.();
  open.unregister = undefined;
}
