import { isId } from '@fieldpost/domain';
import { isRejection, notValid, unavailable } from '@fieldpost/errors';
import type { Client, ConnackCode, Credentials, MqttClients, Published } from '@fieldpost/mqtt';
import { Tally } from '@fieldpost/observability';
import { type Allowance, toAppError, TokenBuckets } from '@fieldpost/transport';
import { GatewayMessagesAllowance } from '../gateway-messages-allowance.js';
import { type GatewayCredentials, tokenIn } from '../gateway-credentials.js';
import type { GatewayOwnerLimits, OwnerConnection } from '../gateway-owner-limits.js';
import type { GatewayDirectory } from '../gateway-directory.js';
import type { GatewayConnections, GatewayIdentity, GatewayTraffic } from '../gateway-traffic.js';
import { type MessageResult, MqttGatewaySession } from './mqtt-gateway-session.js';
import {
  mqttConnectsTooOften,
  mqttCredentialsNotValid,
  mqttGatewayNotRegistered,
  mqttTooManyOfOwner,
} from './mqtt.errors.js';

/** How messages of gateways end: accepted, or why they are dropped. */
const messageResults: readonly (MessageResult | 'too_many' | 'too_many_of_owner')[] = [
  'accepted',
  'malformed',
  'other_gateway',
  'not_allowed',
  'too_many',
  'too_many_of_owner',
];

export interface MqttGatewaysParts {
  readonly directory: Pick<GatewayDirectory, 'find'>;
  readonly credentials: Pick<GatewayCredentials, 'isSecretOf'>;
  readonly traffic: Pick<GatewayTraffic, 'uplink' | 'status'>;
  readonly connections: Pick<GatewayConnections, 'register'>;
  readonly owners: Pick<GatewayOwnerLimits, 'connect' | 'take'>;
  readonly report: (what: 'connected' | 'ended', about: Readonly<Record<string, string>>) => void;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
}

interface OpenSession {
  readonly session: MqttGatewaySession;
  readonly secret: string;
  readonly ofOwner: OwnerConnection;
}

/** Connections of one gateway: two machines with one identity replace each other all the time. */
const connectionsOfGateway: Allowance = { burst: 20, refillMs: 3_000 };
const mostGateways = 20_000;
/** Gateways that are checked at the same time. */
const atOnce = 500;

/** The gateways that are connected over MQTT, one connection for each. */
export class MqttGateways implements MqttClients {
  readonly results = new Tally(messageResults);
  readonly attempts = new Tally([
    'admitted',
    'invalid_argument',
    'not_found',
    'unauthenticated',
    'unavailable',
    'resource_exhausted',
  ]);
  private readonly sessionOf = new WeakMap<Client, MqttGatewaySession>();
  private readonly open = new Map<string, OpenSession>();
  private readonly connects = new TokenBuckets(connectionsOfGateway, mostGateways);
  private readonly messages = new GatewayMessagesAllowance();

  constructor(private readonly parts: MqttGatewaysParts) {}

  get count(): number {
    return this.open.size;
  }

  async admit(client: Client, { username = '', password }: Credentials): Promise<void> {
    try {
      await this.connect(client, { id: username.toLowerCase(), secret: password?.toString() ?? '' });
      this.attempts.count('admitted');
    } catch (error) {
      this.attempts.count(toAppError(error).kind);
      throw error;
    }
  }

  /** Code 4 makes gateways give up, so that only rejections get it. */
  connackCodeOf(error: unknown): ConnackCode {
    const appError = toAppError(error);
    return appError.kind === 'invalid_argument' || isRejection(appError) ? 4 : 3;
  }

  subscribe(client: Client, filter: string): boolean {
    return this.sessionOf.get(client)?.subscribe(filter) ?? false;
  }

  unsubscribe(client: Client, filter: string): void {
    this.sessionOf.get(client)?.unsubscribe(filter);
  }

  async publish(client: Client, message: Published): Promise<void> {
    const session = this.sessionOf.get(client);
    // Messages that were read with the last one of an ended connection still come.
    if (!session || client.conn.destroyed) return;
    const next = this.messages.take(session.id, this.parts.now());
    this.results.count(next === 'receive' ? this.receive(session, message) : 'too_many');
    if (next !== 'end') return;
    this.parts.report('ended', { gateway_id: session.id, reason: 'too many messages' });
    session.end();
  }

  private receive(session: MqttGatewaySession, message: Published) {
    const bytes = message.topic.length + message.payload.length;
    const taken = this.parts.owners.take(session.gateway, bytes, this.parts.now());
    return taken === 'receive' ? session.receive(message) : taken;
  }

  ownerOf(client: Client): string | undefined {
    return this.sessionOf.get(client)?.id;
  }

  async settle(): Promise<void> {
    // Messages are processed at once.
  }

  /** Ends the sessions of gateways that are no longer admitted; called every 30 seconds. */
  async sweep(): Promise<void> {
    const all = [...this.open.values()];
    for (let at = 0; at < all.length; at += atOnce)
      await Promise.all(all.slice(at, at + atOnce).map((opened) => this.check(opened)));
  }

  private async connect(client: Client, shown: { readonly id: string; readonly secret: string }) {
    const gateway = await this.identify(shown);
    if (!this.connects.take(gateway.id, this.parts.now())) throw mqttConnectsTooOften({ id: gateway.id });
    // The connection closed during the login, before there was a listener: a session would never end.
    if (client.conn.destroyed) throw unavailable({ what: 'mqtt connection' });
    const { traffic, connections, owners } = this.parts;
    const former = this.open.get(gateway.id);
    // The new connection takes the place of the former one, also in what counts for the owner.
    former?.ofOwner.release();
    former?.session.end();
    const ofOwner = owners.connect(gateway);
    if (!ofOwner) throw mqttTooManyOfOwner({ id: gateway.id });
    const session = new MqttGatewaySession({ gateway, client, traffic, connections });
    this.open.set(gateway.id, { session, secret: shown.secret, ofOwner });
    this.sessionOf.set(client, session);
    client.conn.once('close', () => {
      ofOwner.release();
      this.remove(session);
    });
    this.parts.report('connected', { gateway_id: gateway.id, address: session.link.address ?? '' });
  }

  /** Throws the reason for which a gateway is rejected; `unavailable` when account cannot be reached. */
  private async identify({ id, secret }: { readonly id: string; readonly secret: string }) {
    if (!isId(id)) throw notValid({ argument: 'Username', reason: 'should be the id of a gateway' });
    const found = await this.parts.directory.find({ id });
    if (found === undefined) throw unavailable({ what: 'account' });
    if (found === null) throw mqttGatewayNotRegistered({ id });
    if (!(await this.parts.credentials.isSecretOf(id, secret))) throw mqttCredentialsNotValid({ id });
    return { ...found, isTrusted: true, ...tokenIn(secret) } satisfies GatewayIdentity;
  }

  private async check(opened: OpenSession): Promise<void> {
    const reason = await this.problemOf(opened);
    if (reason === undefined) return;
    this.parts.report('ended', { gateway_id: opened.session.id, reason });
    opened.session.end();
  }

  /** Why the session has to end; undefined as long as the gateway is admitted, or account is unavailable. */
  private async problemOf({ session, secret, ofOwner }: OpenSession): Promise<string | undefined> {
    try {
      const gateway = await this.identify({ id: session.id, secret });
      session.changeIdentity(gateway);
      return ofOwner.move(gateway) ? undefined : mqttTooManyOfOwner({ id: gateway.id }).message;
    } catch (error) {
      return this.connackCodeOf(error) === 3 ? undefined : toAppError(error).message;
    }
  }

  private remove(session: MqttGatewaySession): void {
    session.close();
    if (this.open.get(session.id)?.session === session) this.open.delete(session.id);
  }
}
