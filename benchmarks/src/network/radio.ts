import { type RequestedTransmission, type TxError } from '@fieldpost/lorawan';
import { UdpGateway } from '@fieldpost/testing';

/** A gateway holds a frame that it gets later than this before its moment for too late, in milliseconds. */
const shortestMs = 42.5;
const radio = { dataRate: 'SF7BW125', rssi: -60, snr: 7 };
/** The channels of the plan. */
const firstHz = 903_900_000;
const stepHz = 200_000;
const channels = 8;

/** All gateways of a run. Each frame is received by one of them, so that no time is spent on copies. */
export class Radio {
  private next = 0;
  transmissions = 0;
  late = 0;
  /** Gets each frame that is transmitted in time. */
  onTransmission: (phyPayload: Buffer) => void = () => undefined;
  private readonly gateways: UdpGateway[] = [];

  static async open(server: string, euis: readonly string[]): Promise<Radio> {
    const opened = new Radio();
    for (const eui of euis) {
      const gateway: UdpGateway = await UdpGateway.open({
        ...{ server, eui },
        onTransmission: (transmission) => opened.transmit(gateway, transmission),
      });
      opened.gateways.push(gateway);
    }
    return opened;
  }

  /** Sends a frame through the next gateway. */
  send(phyPayload: Buffer): void {
    this.next += 1;
    const gateway = this.gateways[this.next % this.gateways.length];
    const frequencyHz = firstHz + (this.next % channels) * stepHz;
    gateway?.report([{ ...radio, phyPayload, frequencyHz, tmst: gateway.clockAt() }]);
  }

  async close(): Promise<void> {
    await Promise.all(this.gateways.map((gateway) => gateway.close()));
  }

  private transmit(gateway: UdpGateway, { tmst, phyPayload }: RequestedTransmission): TxError | undefined {
    this.transmissions += 1;
    const aheadMs = tmst === undefined ? 0 : ((tmst - gateway.clockAt()) | 0) / 1_000;
    if (tmst !== undefined && aheadMs < shortestMs) {
      this.late += 1;
      return 'TOO_LATE';
    }
    this.onTransmission(phyPayload);
    return undefined;
  }
}
