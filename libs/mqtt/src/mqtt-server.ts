import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import type { Logger } from '@fieldpost/observability';
import { destroyHalfOpen } from '@fieldpost/transport';
import type { ConnectionRate } from './connection-rate.js';
import type { MqttBroker } from './mqtt-broker.js';

/** Where MQTT is listened for; certificate and key in PEM. */
export interface MqttServerOptions {
  readonly host: string;
  readonly port: number;
  readonly tlsPort: number;
  readonly cert: string | Buffer;
  readonly key: string | Buffer;
  readonly rate: Pick<ConnectionRate, 'admits'>;
}

const maxConnections = 10_000;
const handshakeMs = 10_000;

/** The MQTT server of an app, plain TCP and TLS (docs/protocol/mqtt.md#connections). */
export class MqttServer {
  private constructor(
    private readonly plain: Server,
    private readonly secure: TlsServer,
    private readonly broker: MqttBroker,
  ) {}

  /** Fails when a port is taken, with a message that names it. */
  static async open(broker: MqttBroker, options: MqttServerOptions, log: Logger): Promise<MqttServer> {
    const { host, port, tlsPort, cert, key, rate } = options;
    // Before the handshake of TLS, since that is what costs most.
    const limit = (connection: Socket) =>
      void (rate.admits(connection.remoteAddress ?? '') || connection.destroy());
    const serve = (connection: Socket) => {
      destroyHalfOpen(connection);
      broker.serve(connection);
    };
    const plain = createServer({ noDelay: true }, serve);
    const tls = { cert, key, ca: [], noDelay: true, handshakeTimeout: handshakeMs };
    const secure = createTlsServer(tls, serve);
    secure.on('tlsClientError', (error) => log.debug({ reason: error.message }, 'mqtt handshake failed'));
    for (const server of [plain, secure]) {
      server.maxConnections = maxConnections;
      server.prependListener('connection', limit);
    }

    const server = new MqttServer(plain, secure, broker);
    try {
      await Promise.all([listen(plain, host, port), listen(secure, host, tlsPort)]);
    } catch (error) {
      await server.close();
      throw error;
    }
    log.info({ mqtt: `${host}:${server.port}`, mqtts: `${host}:${server.tlsPort}` }, 'mqtt server open');
    return server;
  }

  /** Has new connections see this certificate. */
  renew({ cert, key }: Pick<MqttServerOptions, 'cert' | 'key'>): void {
    this.secure.setSecureContext({ cert, key, ca: [] });
  }

  get port(): number {
    return (this.plain.address() as AddressInfo).port;
  }

  get tlsPort(): number {
    return (this.secure.address() as AddressInfo).port;
  }

  /** Accepts no more connections, and ends the open ones within this time. */
  async closeSessions(withinMs: number): Promise<void> {
    for (const server of [this.plain, this.secure]) server.close();
    await this.broker.closeSessions(withinMs);
  }

  async close(): Promise<void> {
    for (const server of [this.plain, this.secure]) server.close();
    await this.broker.close();
  }
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
