import type { RequestedTransmission } from '@fieldpost/lorawan';
import { Mailbox } from '../waiting/mailbox.js';
import { UdpGateway, type UdpGatewayOptions } from './udp-gateway.js';

const timeoutMs = 60_000;
const pullMs = 1_000;
const transmissions = 'transmission';

/** A gateway over UDP whose packets a test reads one by one. It accepts every downlink. */
export class PacketForwarder {
  private constructor(
    private readonly gateway: UdpGateway,
    private readonly acknowledgements: Mailbox<true>,
    private readonly received: Mailbox<RequestedTransmission>,
  ) {}

  /** Connects, and waits until the server answers. */
  static async start(options: Pick<UdpGatewayOptions, 'server' | 'eui'>): Promise<PacketForwarder> {
    const acknowledgements = new Mailbox<true>('acknowledgement');
    const received = new Mailbox<RequestedTransmission>('packet');
    const gateway = await UdpGateway.open({
      ...options,
      pullMs,
      onAcknowledged: (kind) => acknowledgements.put(kind, true),
      onTransmission: (transmission) => void received.put(transmissions, transmission),
    });
    await acknowledgements.take('PULL_ACK', timeoutMs);
    return new PacketForwarder(gateway, acknowledgements, received);
  }

  /** Reports a frame as received now, in EU868 at SF7; resolves when the server has acknowledged it. */
  async forward(phyPayload: Buffer): Promise<void> {
    const radio = { frequencyHz: 868_100_000, dataRate: 'SF7BW125', rssi: -35, snr: 5.1 };
    this.gateway.report([{ phyPayload, tmst: this.gateway.clockAt(), ...radio }]);
    await this.acknowledgements.take('PUSH_ACK', timeoutMs);
  }

  /** The oldest frame to transmit that was not read yet; waits for it. */
  nextTransmission(withinMs = timeoutMs): Promise<RequestedTransmission> {
    return this.received.take(transmissions, withinMs);
  }

  /** Forgets frames to transmit that were not read. */
  forgetTransmissions(): void {
    this.received.takeAll(transmissions);
  }

  stop(): Promise<void> {
    return this.gateway.close();
  }
}
