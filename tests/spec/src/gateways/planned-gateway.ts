import {
  type DeviceRadio,
  type FrequencyPlan,
  frequencyPlan,
  type RequestedTransmission,
  type TxError,
  uplinkDataRate,
} from '@fieldpost/lorawan';
import { PacketForwarder, randomEui, type ScenarioFixtures, type Suite } from '@fieldpost/testing';

/** A suite with an application. */
export interface GatewayWorld {
  readonly suite: Suite;
  readonly fixtures: ScenarioFixtures;
  readonly appId: string;
}

/** A registered gateway over UDP, and the frames that it was to transmit. */
export class PlannedGateway {
  readonly transmissions: RequestedTransmission[] = [];
  /** Why it does not transmit a frame, if it does not. */
  respond: (transmission: RequestedTransmission) => TxError | undefined = () => undefined;
  private readonly eui = randomEui();
  private forwarder: PacketForwarder | undefined;

  private constructor(
    readonly world: GatewayWorld,
    readonly plan: FrequencyPlan,
  ) {}

  static async start(world: GatewayWorld, planName: string): Promise<PlannedGateway> {
    const gateway = new PlannedGateway(world, planOf(planName));
    const { account } = await world.fixtures.owner();
    const id = `radio-${gateway.eui.toLowerCase()}`;
    const body = { id, eui: gateway.eui, frequency_plan: planName };
    const { status } = await account.send('POST', '/api/v2/gateways', body);
    if (status !== 201) throw new Error(`the gateway was not registered: ${status}`);
    await gateway.connect();
    return gateway;
  }

  /** Connects from another port, without a word from the one before. */
  async connect(): Promise<void> {
    await this.close();
    this.forwarder = await PacketForwarder.start({
      ...{ server: this.world.suite.addresses.network_udp ?? '', eui: this.eui },
      onTransmission: (transmission) => {
        this.transmissions.push(transmission);
        return this.respond(transmission);
      },
    });
  }

  async close(): Promise<void> {
    await this.forwarder?.stop();
  }

  /** Reports a frame of a device; `tmst` is the clock of the concentrator, now by default. Returns it. */
  report(
    phyPayload: Buffer,
    radio: DeviceRadio,
    { snr = 5, ...how }: { readonly snr?: number; readonly tmst?: number } = {},
  ): number {
    const { forwarder } = this;
    if (!forwarder) throw new Error('the gateway is not connected');
    const dataRate = uplinkDataRate(radio, radio.dataRate);
    return forwarder.report(phyPayload, {
      ...how,
      rssi: -60,
      snr,
      frequencyHz: this.channelOf(radio),
      dataRate,
    });
  }

  /** The last channel that the device uses at its data rate and the gateway listens to. */
  private channelOf({ enabled, channels, dataRate }: DeviceRadio): number {
    const listened = new Set(this.plan.uplinkChannels.map(([hz]) => hz));
    const usable = enabled.flatMap((index) => channels[index] ?? []);
    const found = usable.findLast(
      ({ frequencyHz, minDataRate, maxDataRate }) =>
        listened.has(frequencyHz) && minDataRate <= dataRate && dataRate <= maxDataRate,
    );
    if (!found) throw new Error('the gateway listens to no channel of the device');
    return found.frequencyHz;
  }
}

function planOf(name: string): FrequencyPlan {
  const plan = frequencyPlan(name);
  if (!plan) throw new Error(`no frequency plan ${name}`);
  return plan;
}
