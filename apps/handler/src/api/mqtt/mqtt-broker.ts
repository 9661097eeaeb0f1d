import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@fieldpost/observability';
import { Aedes, type Client } from 'aedes';
import type { Admission } from './sessions/admission.js';
import { longestMessage } from '../../downlinks/downlink-message.js';
import { connackCodeOf } from './sessions/logins.js';
import { limitPackets, OwnerPackets } from './packet-guard.js';
import type { PublishReceiver } from './sessions/publish-receiver.js';

/** Bounds of every connection, logged in or not. */
export interface BrokerLimits {
  /** Bytes of one packet. */
  readonly packetBytes: number;
  /** How long CONNECT may take. */
  readonly connectMs: number;
  /** How long a connection with full buffers may make no progress before it is ended. */
  readonly drainMs: number;
}

export const brokerLimits: BrokerLimits = { packetBytes: longestMessage, connectMs: 10_000, drainMs: 20_000 };

export interface BrokerParts {
  readonly admission: Admission;
  readonly receiver: PublishReceiver;
  readonly log: Logger;
  readonly limits?: BrokerLimits;
}

/** Between two looks at which clients are to go. */
const stepMs = 20;

/** Ids of MQTT 3.1 clients have up to 23 characters; here the application id is put in front of them. */
const longestClientId = 256;

/** The library's way to share messages: ours go to sessions directly, by application, and no client waits for another. */
const noSharing = {
  on: (_topic: string, _deliver: unknown, done?: () => void) => done?.(),
  removeListener: (_topic: string, _deliver: unknown, done?: () => void) => done?.(),
  emit: (_packet: unknown, done?: () => void) => done?.(),
  close: (done?: () => void) => done?.(),
};

type Connect = Parameters<Aedes['preConnect']>[1];
type Connection = Parameters<Aedes['handle']>[0];

/**
 * The MQTT protocol of the handler's server. `Admission` decides on logins, and `PublishReceiver` processes messages.
 * Nothing is kept between connections: no wills, no retained messages, no stored sessions, as v2 clients use none
 * (docs/protocol/mqtt.md#connections).
 */
export class MqttBroker {
  private readonly limits: BrokerLimits;
  private readonly aedes: Aedes;
  private readonly admission: Admission;
  private readonly clients = new Set<Client>();
  private readonly owners = new OwnerPackets();

  private constructor({ admission, receiver, log, limits = brokerLimits }: BrokerParts) {
    this.limits = limits;
    this.admission = admission;
    this.aedes = new Aedes({
      mq: noSharing,
      connectTimeout: limits.connectMs,
      drainTimeout: limits.drainMs,
      maxClientsIdLength: longestClientId,
      preConnect: (_client, packet, proceed) => {
        forgetState(packet);
        proceed(null, true);
      },
      authenticate: (client, username, password, done) => {
        admission.admit(client, { username, password }).then(
          () => done(null, true),
          (error: unknown) => done(rejectionOf(error, log), false),
        );
      },
      authorizeSubscribe: (client, subscription, done) => {
        const isGranted = admission.find(client)?.subscribe(subscription.topic);
        done(null, isGranted ? subscription : null);
      },
      authorizePublish: (client, packet, done) => {
        const session = client && admission.find(client);
        if (!session) return done(new Error('no session'));
        packet.retain = false;
        const message = { topic: packet.topic, payload: Buffer.from(packet.payload) };
        receiver.receive(session, message).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      },
    });
    this.aedes.on('unsubscribe', (filters, client) => forgetFilters(admission, filters, client));
    const debug = (_client: Client, error: Error) =>
      log.debug({ reason: error.message }, 'mqtt connection ended');
    this.aedes.on('clientError', debug).on('connectionError', debug);
  }

  static async start(parts: BrokerParts): Promise<MqttBroker> {
    const broker = new MqttBroker(parts);
    await broker.aedes.listen();
    return broker;
  }

  /** Speaks MQTT on a connection; it belongs to the broker from now on. */
  serve(connection: Connection): void {
    const client = this.aedes.handle(connection);
    this.clients.add(client);
    connection.once('close', () => this.clients.delete(client));
    limitPackets(connection, {
      bytes: this.limits.packetBytes,
      owners: this.owners,
      owner: () => this.admission.ownerOf(client),
    });
  }

  /**
   * Ends the sessions one after the other, so that clients do not all reconnect at once, and a client with two
   * connections does not lose both at the same time.
   */
  async closeSessions(withinMs: number): Promise<void> {
    const clients = [...this.clients];
    const since = performance.now();
    for (let gone = 0; gone < clients.length;) {
      await sleep(stepMs);
      const share = Math.min(1, (performance.now() - since) / withinMs);
      const due = Math.ceil(clients.length * share);
      for (const client of clients.slice(gone, due)) void this.part(client);
      gone = due;
    }
  }

  /** Messages of the client are acknowledged first: it would send them again to another replica. */
  private async part(client: Client): Promise<void> {
    await this.admission.find(client)?.inOrder('down', async () => undefined);
    setImmediate(() => client.conn.end());
  }

  /** Ends every session. */
  close(): Promise<void> {
    return new Promise((resolve) => this.aedes.close(resolve));
  }
}

/**
 * Takes out of a CONNECT what would outlive the connection, and gives each application client ids of its own: the same
 * id of another application must not end this one's session.
 */
function forgetState(packet: Connect): void {
  packet.clean = true;
  delete packet.will;
  if (packet.clientId !== '') packet.clientId = `${packet.username ?? ''}/${packet.clientId}`;
}

function forgetFilters(admission: Admission, filters: readonly string[], client: Client): void {
  const session = admission.find(client);
  for (const filter of filters) session?.unsubscribe(filter);
}

function rejectionOf(error: unknown, log: Logger) {
  const returnCode = connackCodeOf(error);
  const rejection = error instanceof Error ? error : new Error(String(error));
  log.info({ return_code: returnCode, reason: rejection.message }, 'mqtt login rejected');
  return Object.assign(new Error(rejection.message), { returnCode });
}
