import { freePort } from '@fieldpost/testing';
import { handlerSettings, type Settings } from '../../../../tools/src/start/settings/app-settings.js';
import { WatchedApp } from '../watched-app.js';
import type { Host } from './host.js';

export const handlerId = 'handler-1';

/** What all replicas of the handler share. */
export interface SharedSettings {
  /** Files. */
  readonly certificate: { readonly cert: string; readonly key: string };
  readonly tokenFile: string;
  /** Folder. */
  readonly keys: string;
  /** Where PostgreSQL, Redis and RabbitMQ are, as this machine reaches them. */
  readonly urls: Readonly<Record<'database' | 'redis' | 'amqp' | 'mqtt', string>>;
}

const portNames = ['handler_http', 'handler_grpc', 'mqtt', 'mqtts'] as const;
type Ports = Readonly<Record<(typeof portNames)[number], number>>;

/** A replica of the handler on a host of its own. */
export class HandlerOnHost extends WatchedApp {
  private constructor(
    readonly host: Host,
    private readonly ports: Ports,
    env: Settings,
  ) {
    super({ name: 'handler', env, host: host.inside, httpPort: ports.handler_http, within: host.within });
  }

  static async place(host: Host, shared: SharedSettings): Promise<HandlerOnHost> {
    const free = await Promise.all(portNames.map(async (name) => [name, await freePort()] as const));
    const ports = Object.fromEntries(free) as Ports;
    await host.openPorts(Object.values(ports));
    return new HandlerOnHost(host, ports, settingsOn(host, ports, shared));
  }

  /** `host:port` for the calls of brokers and people. */
  get grpc(): string {
    return `${this.host.name}:${this.ports.handler_grpc}`;
  }

  get mqtt(): string {
    return `mqtt://${this.host.name}:${this.ports.mqtt}`;
  }
}

const settingsOn = (host: Host, ports: Ports, { urls, ...shared }: SharedSettings): Settings => ({
  FIELDPOST_MODE: 'development',
  FIELDPOST_LISTEN_HOST: host.inside,
  FIELDPOST_INTERNAL_SECRET: 'a secret of this test',
  ...handlerSettings({
    ...shared,
    ...{ ports, handlerId, announcedHost: host.name },
    discovery: host.addressOf('discovery'),
    oauth: host.addressOf('oauth'),
    // These replicas run without account, so that their broker is named below.
    account: '',
    authServers: `fieldpost=http://${host.addressOf('keys')}`,
    sealingKey: Buffer.alloc(32, 1).toString('base64'),
  }),
  HANDLER_BROKER_IDS: 'broker-1',
  HANDLER_MIGRATE_AT_START: 'true',
  HANDLER_DATABASE_URL: host.through('database', urls.database),
  HANDLER_REDIS_URL: host.through('redis', urls.redis),
  HANDLER_AMQP_URL: host.through('amqp', urls.amqp),
  HANDLER_MQTT_BROKER_URL: host.through('mqtt', urls.mqtt),
});
