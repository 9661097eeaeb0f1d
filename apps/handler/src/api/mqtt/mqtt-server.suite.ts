import type { AppId } from '@fieldpost/domain';
import { type Claims, type DevId } from '@fieldpost/domain';
import { defineError, unavailable } from '@fieldpost/errors';
import type { TokensClient } from '@fieldpost/internal-clients';
import { ConnectionRate, MqttServer } from '@fieldpost/mqtt';
import { createLogger, NoTracing } from '@fieldpost/observability';
import { makeCertificate, until } from '@fieldpost/testing';
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt';
import { AccessKeys } from '../../access/access-keys.js';
import type { DownlinkReceiver } from '../../downlinks/downlinks.service.js';
import type { DownlinkRequest } from '../../devices/downlink.js';
import { LocalBus } from '../../cluster/message-bus.js';
import { startApplicationBroker } from './application-broker.js';
import { Admission } from './sessions/admission.js';
import { ClientUplinks } from './sessions/client-uplinks.js';
import { Logins } from './sessions/logins.js';
import { MqttPublisher } from './mqtt-publisher.js';
import { PublishReceiver } from './sessions/publish-receiver.js';
import { Rejections } from '../../limits/rejections.js';
import { Sessions } from './sessions/sessions.js';
import { SimulatedUplinkLimit } from './sessions/simulated-uplink-limit.js';

const keyRejected = defineError('spec_key_refused', 'not_found', 'Access key not found');
const unused = () => Promise.reject(new Error('not part of this suite'));

/** Fake of oauth: the secret of an access key is the list of its rights, or rejected. All can change at any time. */
export class TokensMemory implements TokensClient {
  readonly exchanges: string[] = [];
  /** From where each secret was shown last. */
  readonly addresses = new Map<string, string>();
  readonly rejected = new Set(['rejected']);
  isReachable = true;
  lifeMs = 300_000;
  /** Holds every answer back. */
  gate: Promise<void> = Promise.resolve();

  readonly narrowToken = unused;

  async exchangeAccessKey({ app_id = '', key = '', address = '' }) {
    const [, secret = ''] = key.split('.');
    this.exchanges.push(`${app_id} ${secret}`);
    this.addresses.set(secret, address);
    await this.gate;
    if (!this.isReachable) throw unavailable({ what: 'oauth' });
    if (this.rejected.has(secret)) throw keyRejected();
    const expires_at = String((Date.now() + this.lifeMs) / 1000);
    return { access_token: `${app_id} ${secret} ${expires_at}`, expires_at, bound_to_address: false };
  }

  readonly issueComponentToken = unused;
  readonly issueGatewayToken = unused;
  readonly mailVerification = unused;
  readonly mailPasswordReset = unused;
  readonly inviteUser = unused;
  readonly mailApproval = unused;
  readonly mailMembership = unused;
  readonly forgetClient = unused;
  readonly onModuleDestroy = () => undefined;
}

const nobody = { issuer: '', subject: '', type: undefined, client: undefined, username: undefined };
const nothing = { gateways: new Map(), components: new Map(), interchangeable: false };

/** The claims in a token of `TokensMemory`. */
const readToken = (token: string): Claims => {
  const [appId = '', rights = '', expiresAt] = token.split(' ');
  const apps = new Map([[appId, rights.split(',')]]) as unknown as Claims['apps'];
  const times = { expiresAt: Number(expiresAt), issuedAt: undefined };
  return { ...nobody, ...nothing, ...times, scopes: [`apps:${appId}`], apps };
};

export interface Queued {
  readonly appId: AppId;
  readonly devId: DevId;
  readonly request: DownlinkRequest;
}

/** Fake of the queue of downlinks; `gate` holds every downlink back, and later ones are often quicker. */
export class RecordingReceiver implements DownlinkReceiver {
  readonly queued: Queued[] = [];
  private calls = 0;
  gate: Promise<void> = Promise.resolve();

  async enqueue(appId: AppId, devId: DevId, request: DownlinkRequest): Promise<void> {
    this.calls += 1;
    const delayMs = 5 - (this.calls % 5);
    await this.gate;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    this.queued.push({ appId, devId, request });
  }

  async settle(_channel: string, _tags: readonly number[]): Promise<void> {
    // Nothing comes twice here.
  }
}

/** Logins with the keys of `TokensMemory`. */
export const loginsWith = (tokens: TokensMemory, now?: () => number): Logins =>
  new Logins(
    new AccessKeys(tokens, { FIELDPOST_ISSUER: 'fieldpost' }, { onRevocations: () => undefined }),
    { verify: async (token) => readToken(token) },
    { FIELDPOST_REVOCATION_PULL_SECONDS: 5 },
    now,
  );

/** Whose share an application uses: `app-1-of-ann` is one of Ann's, and others have shares of their own. */
const shareNamed = async (appId: string): Promise<string> => /-of-(.*)$/.exec(appId)?.[1] ?? appId;

/** A server on free ports of the loopback address, with everything behind it in memory. */
export async function openServer({
  perApplication = 20,
  perOwner = 100,
  perAddress = 100,
  connectionsPerSecond = 100,
  uplinksPerSecond = 50,
} = {}) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ app: 'handler', level: 'info', destination });
  const tokens = new TokensMemory();
  const downlinks = new RecordingReceiver();
  const sessions = new Sessions(log, {
    HANDLER_MQTT_SESSIONS_PER_APPLICATION: perApplication,
    HANDLER_MQTT_SESSIONS_PER_OWNER: perOwner,
    HANDLER_MQTT_SESSIONS_PER_ADDRESS: perAddress,
  });
  const admission = new Admission(loginsWith(tokens), sessions, log, { find: shareNamed });
  const pace = new SimulatedUplinkLimit({ shareOf: (appId) => appId }, new Rejections(), {
    HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_APPLICATION: uplinksPerSecond,
    HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_OWNER: 100,
  });
  const receiver = new PublishReceiver(
    downlinks,
    new ClientUplinks(sessions, new LocalBus(), pace, new NoTracing()),
    log,
    new NoTracing(),
  );
  const broker = await startApplicationBroker({ admission, receiver, log });
  const { cert, key } = await makeCertificate(new Date());
  const server = await MqttServer.open(
    broker,
    { host: '127.0.0.1', port: 0, tlsPort: 0, cert, key, rate: new ConnectionRate(connectionsPerSecond) },
    log,
  );
  const publisher = new MqttPublisher(sessions, log, { HANDLER_MQTT_FIELDS: true });
  return { server, broker, admission, sessions, tokens, downlinks, publisher, cert, log, lines };
}

/** A client that gives up when it is rejected, and never comes back by itself. */
export const connectTo = (url: string, options: IClientOptions): Promise<MqttClient> =>
  connectAsync(url, { reconnectPeriod: 0, connectTimeout: 5_000, protocolVersion: 4, ...options }, false);

/** Everything a client receives, topics with the payload as text. */
export function collect(client: MqttClient): [string, string][] {
  const received: [string, string][] = [];
  client.on('message', (topic, payload) => void received.push([topic, payload.toString()]));
  return received;
}

/** A round trip: what the broker sent before it has arrived. */
export async function settle(client: MqttClient): Promise<void> {
  const answer = new Promise((resolve) => client.once('packetreceive', resolve));
  client.sendPing();
  await answer;
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Resolves when the connection has ended. */
export const closeOf = (client: MqttClient): Promise<void> =>
  new Promise((resolve) => client.once('close', () => resolve()));

/** Waits until something is so, on a busy machine too. */
export const eventually = (isSo: () => boolean): Promise<void> => until('the expected state', isSo);
