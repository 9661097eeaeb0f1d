import { type ClientReadableStream, type ClientWritableStream, credentials } from '@grpc/grpc-js';
import { type gateway, loadClients, type router } from '@fieldpost/contracts';
import { Mailbox, metadataOf } from '@fieldpost/testing';

type Downlink = router.DownlinkMessage__Output;

/** How long a frame may take on a busy machine. */
const timeoutMs = 60_000;

/** RX2 opens two seconds after an uplink. */
const answerMs = 5_000;
const mostAttempts = 10;

/** A gateway that speaks the protocol of v2. */
export class GatewayPeer {
  private readonly client: router.RouterClient;
  private readonly frames: ClientWritableStream<router.UplinkMessage>;
  private readonly reports: ClientWritableStream<gateway.Status>;
  private readonly subscription: ClientReadableStream<Downlink>;
  private readonly received = new Mailbox<Downlink>('downlink of');
  /** Resolves when the router has accepted the gateway, and rejects when it has not. */
  readonly accepted: Promise<void>;

  constructor(
    readonly id: string,
    network: { readonly address: string; readonly ca: string; readonly token: string },
  ) {
    const { Router } = loadClients('router/router.proto').router;
    this.client = new Router(network.address, credentials.createSsl(Buffer.from(network.ca)));
    const metadata = metadataOf({ id, token: network.token });
    this.subscription = this.client.subscribe({}, metadata);
    this.subscription.on('data', (downlink: Downlink) => this.received.put(id, downlink));
    this.frames = this.client.uplink(metadata, () => undefined);
    this.frames.on('error', () => undefined);
    this.reports = this.client.gatewayStatus(metadata, () => undefined);
    this.reports.on('error', () => undefined);
    this.accepted = new Promise((resolve, reject) => {
      this.subscription.once('metadata', () => resolve());
      this.subscription.on('error', reject);
    });
    this.accepted.catch(() => undefined);
  }

  /** Brings a frame to the network; `timestamp` is the clock of the concentrator in microseconds. */
  send(payload: Buffer, { timestamp = 1_000_000, rssi = -60, snr = 7 } = {}): void {
    this.frames.write({
      payload,
      protocol_metadata: { lorawan: { modulation: 'LORA', data_rate: 'SF7BW125', coding_rate: '4/5' } },
      gateway_metadata: { gateway_id: this.id, timestamp, frequency: 868_100_000, rssi, snr },
    });
  }

  /** Sends a status report. */
  report(status: gateway.Status): void {
    this.reports.write(status);
  }

  /** The next frame that the gateway is to transmit. */
  nextDownlink(): Promise<Downlink> {
    return this.received.take(this.id, timeoutMs);
  }

  /** The answer to an uplink, which is sent anew while none comes: a busy machine may miss the windows of a device. */
  async answerTo(uplink: () => Buffer, withinMs = answerMs): Promise<Downlink> {
    for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
      this.send(uplink());
      const answer = await this.received.take(this.id, withinMs).catch(() => undefined);
      if (answer) return answer;
    }
    this.send(uplink());
    return this.nextDownlink();
  }

  close(): void {
    this.subscription.cancel();
    this.client.close();
  }
}
