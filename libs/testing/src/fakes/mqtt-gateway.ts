import { type gateway, messageCodecs, type router } from '@fieldpost/contracts';
import type { MqttClient } from 'mqtt';
import { Mailbox } from '../waiting/mailbox.js';

/** How a gateway with v2's protocol over MQTT connects. */
export interface MqttGatewayOptions {
  /** `mqtt://host:port` or `mqtts://host:port`. */
  readonly server: string;
  readonly id: string;
  /** The key of the gateway, or a token of it. */
  readonly password: string;
  /** PEM that it trusts. */
  readonly ca?: string | Buffer | undefined;
}

const timeoutMs = 60_000;
const clockRange = 2 ** 32;
const codecOf = messageCodecs('router/router.proto', 'fieldpost/network/v1/gateway_connector.proto');

/** A gateway with v2's protocol over MQTT, without the radio, and with the unmodified `mqtt` client of npm. */
export class MqttGateway {
  private readonly received = new Mailbox<router.DownlinkMessage__Output>('downlink on');
  private readonly since = performance.now();

  private constructor(
    readonly client: MqttClient,
    private readonly id: string,
  ) {
    client.on('error', () => undefined);
    client.on('message', (topic, payload) => {
      const message = codecOf('router.DownlinkMessage').deserialize(payload);
      this.received.put(topic, message as router.DownlinkMessage__Output);
    });
  }

  /** Logs in, subscribes to its downlinks, and says that it is there. */
  static async start(options: MqttGatewayOptions): Promise<MqttGateway> {
    const peer = await MqttGateway.login(options);
    await peer.client.subscribeAsync(`${options.id}/down`);
    await peer.publish('connect', 'fieldpost.network.v1.ConnectMessage', { id: options.id });
    return peer;
  }

  /** Logs in only; a rejection is an `ErrorWithReasonCode` whose `code` is the CONNACK code. */
  static async login({ server, id, password, ca }: MqttGatewayOptions): Promise<MqttGateway> {
    const payload = codecOf('fieldpost.network.v1.DisconnectMessage').serialize({ id, key: password });
    const { connectAsync } = await import('mqtt');
    const client = await connectAsync(
      server,
      {
        ...{ username: id, password, protocolVersion: 4, reconnectPeriod: 0, connectTimeout: timeoutMs },
        will: { topic: 'disconnect', payload, qos: 0, retain: false },
        ...(ca !== undefined && { ca }),
      },
      false,
    );
    return new MqttGateway(client, id);
  }

  /** Publishes a message, by its full name. */
  async publish(topic: string, name: string, message: object): Promise<void> {
    await this.client.publishAsync(topic, codecOf(name).serialize(message), { qos: 1 });
  }

  /** Reports a frame as received now, in EU868 at SF7. */
  async forward(phyPayload: Buffer): Promise<void> {
    const radio = { modulation: 'LORA', data_rate: 'SF7BW125', coding_rate: '4/5' };
    const metadata: gateway.RxMetadata = {
      ...{ gateway_id: this.id, timestamp: this.clock(), frequency: 868_100_000, rssi: -35, snr: 5.1 },
    };
    await this.publish(`${this.id}/up`, 'router.UplinkMessage', {
      ...{ payload: phyPayload, protocol_metadata: { lorawan: radio }, gateway_metadata: metadata },
    });
  }

  /** Reports its state. */
  async report(status: gateway.Status): Promise<void> {
    await this.publish(`${this.id}/status`, 'gateway.Status', status);
  }

  /** The oldest downlink that was not read yet; waits for it. */
  nextDownlink(withinMs = timeoutMs): Promise<router.DownlinkMessage__Output> {
    return this.received.take(`${this.id}/down`, withinMs);
  }

  /** Forgets downlinks that were not read. */
  forget(): void {
    this.received.takeAll(`${this.id}/down`);
  }

  /** Says that it goes. */
  async leave(): Promise<void> {
    await this.publish('disconnect', 'fieldpost.network.v1.DisconnectMessage', { id: this.id });
  }

  /** Resolves when the connection has ended. */
  closed(): Promise<void> {
    return new Promise((resolve) => this.client.once('close', () => resolve()));
  }

  async stop(): Promise<void> {
    await this.client.endAsync(true);
  }

  /** Clock of its concentrator in microseconds; wraps at 2^32. */
  private clock(): number {
    return Math.round((performance.now() - this.since) * 1_000) % clockRange;
  }
}
