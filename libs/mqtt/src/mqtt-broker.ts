import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@fieldpost/observability';
import { type Allowance, TokenBuckets } from '@fieldpost/transport';
import { Aedes, type AedesOptions, type Client } from 'aedes';
import type { MqttClients } from './mqtt-clients.js';
import { limitPackets, OwnerPackets } from './packet-guard.js';

/** Bounds of every connection, logged in or not. */
export interface BrokerLimits {
  /** Bytes of one packet. */
  readonly packetBytes: number;
  /** How long CONNECT may take. */
  readonly connectMs: number;
  /** How long a connection with full buffers may make no progress before it is ended. */
  readonly drainMs: number;
  /** Messages of QoS 2 that a client may leave without PUBREL; one more ends the connection. */
  readonly unreleased: number;
}

export interface BrokerParts {
  readonly clients: MqttClients;
  readonly log: Logger;
  readonly limits: BrokerLimits;
}

/** Between two looks at which clients are to go. */
const stepMs = 20;

/** Ids of MQTT 3.1 clients have up to 23 characters; here the user name is put in front of them. */
const longestClientId = 256;

/** Rejected logins that are logged; floods of them do not flood the log. */
const reports: Allowance = { burst: 50, refillMs: 10_000 };

const empty = Buffer.alloc(0);

/** The library's way to share messages: apps send to clients directly, and no client waits for another. */
const noSharing = {
  on: (_topic: string, _deliver: unknown, done?: () => void) => done?.(),
  removeListener: (_topic: string, _deliver: unknown, done?: () => void) => done?.(),
  emit: (_packet: unknown, done?: () => void) => done?.(),
  close: (done?: () => void) => done?.(),
};

type PublishPacket = Parameters<Aedes['authorizePublish']>[1];
type Connect = Parameters<Aedes['preConnect']>[1];
type Connection = Parameters<Aedes['handle']>[0];

/**
 * The MQTT protocol of an app's server; `MqttClients` decides on logins, and processes messages. Nothing is kept between
 * connections: no wills, no retained messages, no stored sessions, as v2 clients need none
 * (docs/protocol/mqtt.md#connections).
 */
export class MqttBroker {
  private readonly aedes: Aedes;
  private readonly open = new Set<Client>();
  private readonly owners = new OwnerPackets();

  private constructor(private readonly parts: BrokerParts) {
    const { log, limits } = parts;
    this.aedes = new Aedes({
      mq: noSharing,
      connectTimeout: limits.connectMs,
      drainTimeout: limits.drainMs,
      maxInflightInbound: limits.unreleased,
      maxClientsIdLength: longestClientId,
      preConnect: (_client, packet, proceed) => {
        forgetState(packet);
        proceed(null, true);
      },
      ...handlersOf(parts),
    });
    this.aedes.on('unsubscribe', (filters, client) => {
      for (const filter of filters) parts.clients.unsubscribe(client, filter);
    });
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
    const { clients, limits } = this.parts;
    const client = this.aedes.handle(connection);
    this.open.add(client);
    connection.once('close', () => this.open.delete(client));
    limitPackets(connection, {
      bytes: limits.packetBytes,
      owners: this.owners,
      owner: () => clients.ownerOf(client),
    });
  }

  /**
   * Ends the sessions one after the other, so that clients do not all reconnect at once, and a client with two
   * connections does not lose both at the same time.
   */
  async closeSessions(withinMs: number): Promise<void> {
    const clients = [...this.open];
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
    await this.parts.clients.settle(client);
    setImmediate(() => client.conn.end());
  }

  /** Ends every session. */
  close(): Promise<void> {
    return new Promise((resolve) => this.aedes.close(resolve));
  }
}

type Handlers = Required<Pick<AedesOptions, 'authenticate' | 'authorizeSubscribe' | 'authorizePublish'>>;

function handlersOf({ clients, log }: BrokerParts): Handlers {
  const rejections = new TokenBuckets(reports, 1);
  return {
    authenticate: (client, username, password, done) => {
      clients.admit(client, { username, password }).then(
        () => done(null, true),
        (error: unknown) => {
          const returnCode = clients.connackCodeOf(error);
          const { message } = errorOf(error);
          if (rejections.take('all', performance.now()))
            log.info({ return_code: returnCode, reason: message }, 'mqtt login rejected');
          done(Object.assign(new Error(message), { returnCode }), false);
        },
      );
    },
    authorizeSubscribe: (client, subscription, done) => {
      const isGranted = clients.subscribe(client, subscription.topic);
      done(null, isGranted ? subscription : null);
    },
    authorizePublish: (client, packet, done) => {
      if (!client) return done(new Error('no session'));
      packet.retain = false;
      const message = { topic: packet.topic, payload: Buffer.from(packet.payload) };
      forgetContent(packet);
      clients.publish(client, message).then(
        () => done(),
        (error: unknown) => done(errorOf(error)),
      );
    },
  };
}

/** The library keeps a packet of QoS 2 until the client releases it, and needs no more of it than its id. */
function forgetContent(packet: PublishPacket): void {
  packet.topic = 'processed';
  packet.payload = empty;
  delete packet.properties;
}

/**
 * Takes out of a CONNECT what would outlive the connection, and gives each user client ids of its own: the same id of another
 * user must not end this one's session.
 */
function forgetState(packet: Connect): void {
  packet.clean = true;
  delete packet.will;
  if (packet.clientId !== '') packet.clientId = `${packet.username ?? ''}/${packet.clientId}`;
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
