import { Tally } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import { GatewayMessagesAllowance } from '../gateway-messages-allowance.js';
import type { GatewayOwnerLimits, OwnerConnection } from '../gateway-owner-limits.js';
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
  readonly ofOwner: OwnerConnection;
  isAlive: boolean;
  answersPings: boolean;
}

/** Bytes that a station has not read yet. */
const mostUnread = 256 * 1_024;
/** Connections that are checked at the same time. */
const atOnce = 500;
const versionWithinMs = 30_000;
/** Close codes of WebSockets (RFC 6455 section 7.4.1). */
const closed = { normal: 1000, goingAway: 1001, violation: 1008, tryAgainLater: 1013 } as const;

const tooManyOfOwner = 'too many gateways of the owner are connected';

/** The connected stations, one connection for each gateway. */
export class StationConnections {
  readonly results = new Tally(messageResults);
  private readonly open = new Map<string, OpenConnection>();
  private readonly messages = new GatewayMessagesAllowance();

  constructor(private readonly parts: StationConnectionsParts) {}

  get count(): number {
    return this.open.size;
  }

  /** Serves a station; a former connection of its gateway ends. False when its owner has too many connections. */
  serve(connection: StationConnection): boolean {
    const { gateway, socket, address, plan } = connection;
    const { traffic, connections, owners, now } = this.parts;
    const former = this.open.get(gateway.id);
    if (former) this.end(former, 'the gateway has connected again');
    const ofOwner = owners.connect(gateway);
    if (!ofOwner) {
      // What it sends until the connection is closed may break the protocol.
      socket.on('error', () => undefined);
      socket.close(closed.tryAgainLater, tooManyOfOwner);
      return false;
    }
    const send = (text: string) => sendTo(socket, text);
    const session = new StationSession({ gateway, plan, address, send, traffic, connections, now });
    const opened = { ...connection, session, since: now(), ofOwner, isAlive: true, answersPings: false };
    this.open.set(gateway.id, opened);
    this.listen(opened);
    this.parts.report('connected', { gateway_id: gateway.id, address });
    return true;
  }

  /** Ends silent connections and those whose gateway is no longer admitted; called every 30 seconds. */
  async sweep(): Promise<void> {
    const all = [...this.open.values()];
    for (let at = 0; at < all.length; at += atOnce)
      await Promise.all(all.slice(at, at + atOnce).map((opened) => this.check(opened)));
  }

  close(): void {
    for (const opened of [...this.open.values()]) this.end(opened, 'the server stops', closed.goingAway);
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
    if (this.open.get(opened.gateway.id) !== opened) return;
    opened.isAlive = true;
    this.results.count(this.mayReceive(opened) ? this.take(opened, text) : 'too_many');
  }

  private take({ gateway, session }: OpenConnection, text: string) {
    const taken = this.parts.owners.take(gateway, Buffer.byteLength(text), this.parts.now());
    return taken === 'receive' ? session.receive(text) : taken;
  }

  /** Counts a message; ends the connection far beyond the allowance, without waiting until the station closes it too. */
  private mayReceive(opened: OpenConnection): boolean {
    const { gateway, socket } = opened;
    const next = this.messages.take(gateway.id, this.parts.now());
    if (next === 'end') {
      this.end(opened, 'too many messages');
      socket.terminate();
    }
    return next === 'receive';
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
    const problem = await problemOf(opened);
    if (problem !== undefined) this.end(opened, problem);
  }

  private end(opened: OpenConnection, reason: string, code: number = closed.violation): void {
    const { socket, session, gateway } = opened;
    if (this.open.get(gateway.id) !== opened) return;
    session.sendError(reason);
    socket.close(code);
    this.remove(opened);
    this.parts.report('ended', { gateway_id: gateway.id, reason });
  }

  private remove(opened: OpenConnection): void {
    const { session, gateway, ofOwner } = opened;
    ofOwner.release();
    session.close();
    if (this.open.get(gateway.id) === opened) this.open.delete(gateway.id);
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

/** Why the connection has to end; undefined as long as the gateway is admitted as it was, or account is unavailable. */
async function problemOf(opened: OpenConnection): Promise<string | undefined> {
  const { admit, plan, gateway, ofOwner } = opened;
  try {
    const now = await admit();
    const isSame = now.gateway.id === gateway.id && now.plan.name === plan.name;
    if (!isSame) return 'the settings of the gateway have changed';
    opened.gateway = now.gateway;
    return ofOwner.move(now.gateway) ? undefined : tooManyOfOwner;
  } catch (error) {
    const { kind, message } = toAppError(error);
    return kind === 'unavailable' || kind === 'internal' ? undefined : message;
  }
}
