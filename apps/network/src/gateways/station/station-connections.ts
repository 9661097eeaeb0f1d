import { Tally } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import type { GatewayOwnerLimits } from '../gateway-owner-limits.js';
import { LimitedConnections } from '../limited-connections.js';
import type { WebSocket } from 'ws';
import type { AdmittedStation } from './station-access.js';
import { type MessageResult, StationSession, type StationSessionParts } from './station-session.js';

/** How messages of stations end: accepted, or why they are dropped. */
const messageResults: readonly (MessageResult | 'too_many' | 'too_many_of_owner')[] = [
  'accepted',
  'malformed',
  'too_many',
  'too_many_of_owner',
  'before_version',
  'ignored',
];

export interface StationConnectionsParts extends Pick<
  StationSessionParts,
  'traffic' | 'connections' | 'now'
> {
  readonly owners: Pick<GatewayOwnerLimits, 'connect' | 'take'>;
  readonly report: (what: 'connected' | 'ended', about: Readonly<Record<string, string>>) => void;
}

/** A connection of an admitted station. */
export interface StationConnection extends AdmittedStation {
  readonly socket: WebSocket;
  readonly address: string;
  /** Admits the station again: throws when its gateway was removed or changed, or its key replaced. */
  readonly admit: () => Promise<AdmittedStation>;
}

interface OpenConnection extends StationConnection {
  /** As account had it at the last check. */
  gateway: StationConnection['gateway'];
  readonly session: StationSession;
  readonly since: number;
  isAlive: boolean;
  answersPings: boolean;
}

/** Bytes that a station has not read yet. */
const mostUnread = 256 * 1_024;
const versionWithinMs = 30_000;
/** Close codes of WebSockets (RFC 6455 section 7.4.1). */
const closed = { normal: 1000, goingAway: 1001, violation: 1008, tryAgainLater: 1013 } as const;

const tooManyOfOwner = 'too many gateways of the owner are connected';

/** The connected stations, one connection for each gateway. */
export class StationConnections {
  readonly results = new Tally(messageResults);
  private readonly connections: LimitedConnections<OpenConnection>;

  constructor(private readonly parts: StationConnectionsParts) {
    this.connections = new LimitedConnections(parts.owners);
  }

  get count(): number {
    return this.connections.count;
  }

  /** Serves a station; a former connection of its gateway ends. False when its owner has too many connections. */
  serve(connection: StationConnection): boolean {
    const { gateway, socket, address, plan } = connection;
    const { traffic, connections, now } = this.parts;
    const send = (text: string) => sendTo(socket, text);
    const session = new StationSession({ gateway, plan, address, send, traffic, connections, now });
    const opened = { ...connection, session, since: now(), isAlive: true, answersPings: false };
    if (!this.connections.add(opened, (former) => this.end(former, 'the gateway has connected again'))) {
      // What it sends until the connection is closed may break the protocol.
      socket.on('error', () => undefined);
      socket.close(closed.tryAgainLater, tooManyOfOwner);
      return false;
    }
    this.listen(opened);
    this.parts.report('connected', { gateway_id: gateway.id, address });
    return true;
  }

  /** Ends silent connections and those whose gateway is no longer admitted; called every 30 seconds. */
  async sweep(): Promise<void> {
    await this.connections.check((opened) => this.check(opened));
  }

  close(): void {
    for (const opened of this.connections.all) this.end(opened, 'the server stops', closed.goingAway);
  }

  private listen(opened: OpenConnection): void {
    const { socket } = opened;
    socket.on('message', (bytes: Buffer, isBinary) => this.receive(opened, isBinary ? '' : bytes.toString()));
    socket.on('pong', () => {
      opened.answersPings = true;
      opened.isAlive = true;
      this.mayReceive(opened);
    });
    socket.on('ping', (data: Buffer) => {
      if (this.mayReceive(opened) && socket.bufferedAmount < mostUnread) socket.pong(data);
    });
    // The connection closes after an error, which is mostly a message that breaks the protocol.
    socket.on('error', () => undefined);
    socket.once('close', () => this.remove(opened));
  }

  private receive(opened: OpenConnection, text: string): void {
    // It may still send while its connection closes.
    if (!this.connections.isOpen(opened)) return;
    opened.isAlive = true;
    const admission = this.connections.take(opened, Buffer.byteLength(text), this.parts.now());
    if (admission === 'receive') this.results.count(opened.session.receive(text));
    else this.results.count(admission === 'end' ? 'too_many' : admission);
    if (admission === 'end') this.cut(opened);
  }

  /** Counts a ping or its answer. */
  private mayReceive(opened: OpenConnection): boolean {
    const admission = this.connections.takeOfGateway(opened, this.parts.now());
    if (admission === 'end') this.cut(opened);
    return admission === 'receive';
  }

  /** Ends the connection of a gateway far beyond its allowance, without waiting until the station closes it too. */
  private cut(opened: OpenConnection): void {
    this.end(opened, 'too many messages');
    opened.socket.terminate();
  }

  private async check(opened: OpenConnection): Promise<void> {
    const { socket, session, answersPings, since } = opened;
    if (!session.isReady && this.parts.now() - since > versionWithinMs)
      return this.end(opened, 'no version message');
    // Some stations never answer pings; TCP ends their connections.
    if (!opened.isAlive && answersPings) return this.end(opened, 'the gateway does not answer');
    opened.isAlive = false;
    socket.ping();
    session.keepTime();
    const problem = await this.problemOf(opened);
    if (problem !== undefined) this.end(opened, problem);
  }

  private end(opened: OpenConnection, reason: string, code: number = closed.violation): void {
    const { socket, session, gateway } = opened;
    if (!this.connections.isOpen(opened)) return;
    session.sendError(reason);
    socket.close(code);
    this.remove(opened);
    this.parts.report('ended', { gateway_id: gateway.id, reason });
  }

  private remove(opened: OpenConnection): void {
    this.connections.remove(opened);
    opened.session.close();
  }

  /** Why the connection has to end; undefined as long as the gateway is admitted as it was, or account is unavailable. */
  private async problemOf(opened: OpenConnection): Promise<string | undefined> {
    const { admit, plan, gateway } = opened;
    try {
      const now = await admit();
      const isSame = now.gateway.id === gateway.id && now.plan.name === plan.name;
      if (!isSame) return 'the settings of the gateway have changed';
      opened.gateway = now.gateway;
      return this.connections.follow(opened) ? undefined : tooManyOfOwner;
    } catch (error) {
      const { kind, message } = toAppError(error);
      return kind === 'unavailable' || kind === 'internal' ? undefined : message;
    }
  }
}

/** Whether the text was sent. A station that reads nothing loses its connection. */
function sendTo(socket: WebSocket, text: string): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  if (socket.bufferedAmount > mostUnread) {
    socket.terminate();
    return false;
  }
  socket.send(text);
  return true;
}
