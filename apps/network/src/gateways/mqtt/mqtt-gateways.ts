import { isId } from '@fieldpost/domain';
import { isRejection, notValid, unavailable } from '@fieldpost/errors';
import type { Client, ConnackCode, Credentials, MqttClients, Published } from '@fieldpost/mqtt';
import { Tally } from '@fieldpost/observability';
import { type Allowance, toAppError, TokenBuckets } from '@fieldpost/transport';
import { type GatewayCredentials, tokenIn } from '../gateway-credentials.js';
import type { GatewayOwnerLimits } from '../gateway-owner-limits.js';
import type { GatewayDirectory } from '../gateway-directory.js';
import type { GatewayConnections, GatewayIdentity, GatewayTraffic } from '../gateway-traffic.js';
import { LimitedConnections } from '../limited-connections.js';
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

/** A session with the secret that the gateway has shown. */
class OpenSession {
  constructor(
    readonly session: MqttGatewaySession,
    readonly secret: string,
  ) {}

  get gateway(): GatewayIdentity {
    return this.session.gateway;
  }
}

/** Connections of one gateway: two machines with one identity replace each other all the time. */
const connectionsOfGateway: Allowance = { burst: 20, refillMs: 3_000 };
const mostGateways = 20_000;

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
  private readonly openOf = new WeakMap<Client, OpenSession>();
  private readonly connections: LimitedConnections<OpenSession>;
  private readonly connects = new TokenBuckets(connectionsOfGateway, mostGateways);

  constructor(private readonly parts: MqttGatewaysParts) {
    this.connections = new LimitedConnections(parts.owners);
  }

  get count(): number {
    return this.connections.count;
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
    return this.openOf.get(client)?.session.subscribe(filter) ?? false;
  }

  unsubscribe(client: Client, filter: string): void {
    this.openOf.get(client)?.session.unsubscribe(filter);
  }

  async publish(client: Client, message: Published): Promise<void> {
    const opened = this.openOf.get(client);
    // Messages that were read with the last one of an ended connection still come.
    if (!opened || client.conn.destroyed) return;
    const bytes = message.topic.length + message.payload.length;
    const admission = this.connections.take(opened, bytes, this.parts.now());
    if (admission === 'receive') this.results.count(opened.session.receive(message));
    else this.results.count(admission === 'end' ? 'too_many' : admission);
    if (admission === 'end') this.end(opened, 'too many messages');
  }

  ownerOf(client: Client): string | undefined {
    return this.openOf.get(client)?.session.id;
  }

  async settle(): Promise<void> {
    // Messages are processed at once.
  }

  /** Ends the sessions of gateways that are no longer admitted; called every 30 seconds. */
  async sweep(): Promise<void> {
    await this.connections.check((opened) => this.check(opened));
  }

  private async connect(client: Client, shown: { readonly id: string; readonly secret: string }) {
    const gateway = await this.identify(shown);
    if (!this.connects.take(gateway.id, this.parts.now())) throw mqttConnectsTooOften({ id: gateway.id });
    // The connection closed during the login, before there was a listener: a session would never end.
    if (client.conn.destroyed) throw unavailable({ what: 'mqtt connection' });
    const { traffic, connections } = this.parts;
    const session = new MqttGatewaySession({ gateway, client, traffic, connections });
    const opened = new OpenSession(session, shown.secret);
    const isAdded = this.connections.add(opened, (former) => former.session.end());
    if (!isAdded) throw mqttTooManyOfOwner({ id: gateway.id });
    this.openOf.set(client, opened);
    client.conn.once('close', () => {
      this.connections.remove(opened);
      session.close();
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
    if (reason !== undefined) this.end(opened, reason);
  }

  private end({ session }: OpenSession, reason: string): void {
    this.parts.report('ended', { gateway_id: session.id, reason });
    session.end();
  }

  /** Why the session has to end; undefined as long as the gateway is admitted, or account is unavailable. */
  private async problemOf(opened: OpenSession): Promise<string | undefined> {
    const { session, secret } = opened;
    try {
      const gateway = await this.identify({ id: session.id, secret });
      session.changeIdentity(gateway);
      return this.connections.follow(opened) ? undefined : mqttTooManyOfOwner({ id: gateway.id }).message;
    } catch (error) {
      return this.connackCodeOf(error) === 3 ? undefined : toAppError(error).message;
    }
  }
}
