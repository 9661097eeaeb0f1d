import type { MqttClient } from 'mqtt';
import { type AnyListener, deliver, type ErrorListener } from './deliver.js';
import type { Downlink, MessageKind, MessageOf } from './messages.js';

export interface MqttLogin {
  /** `mqtts://fieldpost.example:8883`, or `wss://fieldpost.example/handler/mqtt` in browsers. */
  readonly url: string;
  readonly appId: string;
  /** Needs `messages:up:r` to receive and `messages:down:w` to send. */
  readonly accessKey: string;
  /** PEM of a certificate authority that the platform does not know. */
  readonly ca?: string | Uint8Array;
  /** Default: the console. The other listeners and messages go on. */
  readonly onError?: ErrorListener;
}

/** Gets each message with the id of its device. */
export type MessageListener<Kind extends MessageKind> = (message: MessageOf<Kind>, devId: string) => unknown;

/** The messages of an application over MQTT. The connection and its subscriptions come back after an interruption. */
export class ApplicationMessages {
  private readonly listeners = new Map<string, AnyListener[]>();

  private constructor(
    private readonly client: MqttClient,
    private readonly appId: string,
    private readonly onError: ErrorListener,
  ) {
    client.on('message', (topic, body) => this.receive(topic, body.toString()));
    // The client connects again by itself.
    client.on('error', () => undefined);
  }

  /** Fails when the first login is rejected: `code` 4 for wrong credentials, 5 for missing rights. */
  static async connect({
    url,
    appId,
    accessKey,
    ca,
    onError = logError,
  }: MqttLogin): Promise<ApplicationMessages> {
    const { connectAsync } = await import('mqtt');
    const login = { username: appId, password: accessKey, ...(ca !== undefined && { ca: ca as Buffer }) };
    return new ApplicationMessages(await connectAsync(url, login, false), appId, onError);
  }

  /** Calls the listener with each message of the kind, of all devices; resolves when the server has subscribed it. */
  async on<Kind extends MessageKind>(kind: Kind, listener: MessageListener<Kind>): Promise<void> {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener as AnyListener]);
    await this.client.subscribeAsync(`${this.appId}/devices/+/${kind}`);
  }

  /** Queues a downlink; the event `events/down/scheduled` or `events/down/errors` follows. */
  async send(devId: string, downlink: Downlink): Promise<void> {
    const topic = `${this.appId}/devices/${devId}/down`;
    await this.client.publishAsync(topic, JSON.stringify(downlink), { qos: 1 });
  }

  async close(): Promise<void> {
    await this.client.endAsync();
  }

  private receive(topic: string, body: string): void {
    const [, , devId = '', ...kind] = topic.split('/');
    const listeners = this.listeners.get(kind.join('/')) ?? [];
    deliver({ topic, body, devId }, listeners, this.onError);
  }
}

const logError: ErrorListener = (error, topic) => console.error(topic, error);
