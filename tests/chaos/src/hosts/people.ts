import { setTimeout as sleep } from 'node:timers/promises';
import { connectAsync, type MqttClient } from 'mqtt';
import { appId } from './devices.js';
import type { HandlerOnHost } from './handler-on-host.js';

const connectMs = 2_000;
const timeoutMs = 1_000;

/** Somebody who sends downlinks through one replica, and never the same one twice. */
export class Sender {
  /** How many downlinks may still be acknowledged. */
  waiting = 0;
  private client: MqttClient | undefined;

  constructor(
    private readonly replica: HandlerOnHost,
    private readonly key: string,
  ) {}

  /** Resolves when the downlink is acknowledged, or when that takes too long; `acknowledged` hears of it later, too. */
  async send(devId: string, request: object, acknowledged: () => void): Promise<void> {
    const client = await this.connected().catch(() => undefined);
    this.waiting += 1;
    const published = Promise.resolve(
      client
        ?.publishAsync(`${appId}/devices/${devId}/down`, JSON.stringify(request), { qos: 1 })
        .then(acknowledged),
    )
      .catch(() => undefined)
      .finally(() => (this.waiting -= 1));
    await Promise.race([published, sleep(timeoutMs)]);
  }

  close(): void {
    this.client?.end(true);
  }

  /** A client that came back by itself would send again what was not acknowledged. */
  private async connected(): Promise<MqttClient> {
    if (this.client?.connected) return this.client;
    this.client?.end(true);
    this.client = await connectAsync(
      this.replica.mqtt,
      {
        ...{ username: appId, password: this.key, keepalive: 5 },
        ...{ connectTimeout: connectMs, reconnectPeriod: 0 },
      },
      false,
    );
    this.client.on('error', () => undefined);
    return this.client;
  }
}

/** An uplink as an application gets it. */
export interface HeardUplink {
  readonly dev_id: string;
  readonly counter: number;
  readonly is_retry?: boolean;
}

/** Somebody who hears all uplinks at one replica, and comes back when the connection is lost. */
export async function listenAt(
  { mqtt }: HandlerOnHost,
  key: string,
  hear: (uplink: HeardUplink) => void,
): Promise<MqttClient> {
  const client = await connectAsync(mqtt, {
    ...{ username: appId, password: key, protocolVersion: 4, clean: true },
    ...{ keepalive: 2, connectTimeout: connectMs, reconnectPeriod: 100 },
  });
  client.on('error', () => undefined);
  client.on('message', (_topic, text) => hear(JSON.parse(text.toString()) as HeardUplink));
  await client.subscribeAsync('+/devices/+/up', { qos: 1 });
  return client;
}
