import type { ReportedFrame, RequestedTransmission, TxError } from '@fieldpost/lorawan';
import { Mailbox } from '../waiting/mailbox.js';
import { UdpGateway, type UdpGatewayOptions } from './udp-gateway.js';

/** A server, an EUI, and what gets the frames to transmit instead of `nextTransmission`; its result is why one is not transmitted. */
export type PacketForwarderOptions = Pick<UdpGatewayOptions, 'server' | 'eui'> & {
  readonly onTransmission?: (transmission: RequestedTransmission) => TxError | undefined;
};

const timeoutMs = 60_000;
const pullMs = 1_000;
const transmissions = 'transmission';

/** How a frame is reported: in EU868 at SF7. */
export const standardRadio = { frequencyHz: 868_100_000, dataRate: 'SF7BW125', rssi: -35, snr: 5.1 } as const;

/** A gateway over UDP whose packets a test reads one by one. It accepts every downlink, unless `onTransmission` says otherwise. */
export class PacketForwarder {
  private constructor(
    private readonly gateway: UdpGateway,
    private readonly acknowledgements: Mailbox<true>,
    private readonly received: Mailbox<RequestedTransmission>,
  ) {}

  /** Connects, and waits until the server answers. */
  static async start(options: PacketForwarderOptions): Promise<PacketForwarder> {
    const acknowledgements = new Mailbox<true>('acknowledgement');
    const received = new Mailbox<RequestedTransmission>('packet');
    const keep = (transmission: RequestedTransmission) => {
      received.put(transmissions, transmission);
      return undefined;
    };
    const { onTransmission = keep, ...server } = options;
    const gateway = await UdpGateway.open({
      ...server,
      pullMs,
      onAcknowledged: (kind) => acknowledgements.put(kind, true),
      onTransmission,
    });
    await acknowledgements.take('PULL_ACK', timeoutMs);
    return new PacketForwarder(gateway, acknowledgements, received);
  }

  /** Reports a frame as received now, in EU868 at SF7, unless `reception` differs; returns the clock of the concentrator. */
  report(phyPayload: Buffer, reception: Partial<Omit<ReportedFrame, 'phyPayload'>> = {}): number {
    const { tmst = this.gateway.clockAt() } = reception;
    this.gateway.report([{ ...standardRadio, ...reception, phyPayload, tmst }]);
    return tmst;
  }

  /** The same; resolves when the server has acknowledged it. */
  async forward(phyPayload: Buffer): Promise<void> {
    this.report(phyPayload);
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
