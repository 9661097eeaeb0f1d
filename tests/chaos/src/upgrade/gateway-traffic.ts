import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DevAddr, Eui } from '@fieldpost/domain';
import type { RequestedTransmission } from '@fieldpost/lorawan';
import { bearer, DeviceSimulator, Ledger, UdpGateway, until } from '@fieldpost/testing';
import { clientOf, type FleetScenario } from '../fleet-scenario.js';
import { type ClientAction, ok } from '../load.js';

interface Device {
  readonly devId: string;
  readonly devAddr: DevAddr;
  /** Another one when the device is written again, which begins its counters anew. */
  radio: DeviceSimulator;
  /** Frames that a gateway has transmitted to it and that it has not read. */
  readonly transmitted: RequestedTransmission[];
}

/** So many that each replica of the network processes some of them. */
const deviceCount = 4;
const reception = { frequencyHz: 868_100_000, dataRate: 'SF7BW125', rssi: -35, snr: 5.1 } as const;
/** From a frame to the windows in which its answer is sent, in microseconds. */
const windows = [1_000_000, 2_000_000];
const acknowledgementMs = 3_000;
/** The greatest NbTrans. A replica acknowledges a frame and 16 retransmissions (apps/network/src/uplinks/retransmissions.ts). */
const mostTransmissions = 15;
const lookMs = 50;
const mostWaiting = 4;
const limitMs = 600_000;
const port = 7;

/** Two packet forwarders, and devices whose frames both receive: confirmed uplinks, and downlinks over HTTP. */
export class GatewayTraffic {
  readonly ledger = new Ledger();
  /** Payloads in base64 of uplinks that were acknowledged. */
  readonly acknowledged: string[] = [];
  private readonly gateways: UdpGateway[] = [];
  private readonly devices: Device[] = [];
  private payloads = 0;
  private isQueueing = true;

  private constructor(private readonly scenario: FleetScenario) {}

  /** Resolves when every device has had an answer. */
  static async start(scenario: FleetScenario): Promise<GatewayTraffic> {
    const traffic = new GatewayTraffic(scenario);
    for (let n = 1; n <= 2; n += 1) await traffic.connect(`gateway-${n}-${scenario.fixtures.suffix}`);
    for (let n = 1; n <= deviceCount; n += 1) await traffic.add(n);
    return traffic;
  }

  /** What devices and applications do again and again. */
  get actions(): readonly ClientAction[] {
    return this.devices.flatMap((device) => [
      { name: `uplink of ${device.devId}`, everyMs: 200, act: () => this.send(device) },
      { name: `downlink for ${device.devId}`, everyMs: 1_000, act: () => this.queueDownlink(device) },
    ]);
  }

  /** The id of the first gateway. */
  get gatewayId(): string {
    return `gateway-1-${this.scenario.fixtures.suffix}`;
  }

  /** Resolves when uplinks were acknowledged and downlinks have arrived from now on. */
  async goesOn(): Promise<void> {
    const [uplinks, { heard }] = [this.acknowledged.length, this.ledger.summary()];
    const isOn = () =>
      this.acknowledged.length > uplinks + deviceCount && this.ledger.summary().heard > heard;
    await until('uplinks and downlinks through gateways', isOn, limitMs);
  }

  /** Queues no further downlinks; resolves when all of before have arrived. */
  async allArrived(): Promise<void> {
    this.isQueueing = false;
    const before = this.acknowledged.length;
    await until('every downlink arrives', () => this.ledger.missing().length === 0, limitMs).catch(() => {
      const after = this.acknowledged.length - before;
      throw new Error(
        `after ${after} further uplinks these downlinks are missing: ${this.missing.join('; ')}`,
      );
    });
  }

  async close(): Promise<void> {
    for (const gateway of this.gateways) await gateway.close();
  }

  private get missing(): readonly string[] {
    const of = ({ devId }: Device) => this.ledger.missing(devId).map((payload) => `${payload} of ${devId}`);
    return this.devices.flatMap(of);
  }

  private async connect(id: string): Promise<void> {
    const { owner, fleet } = this.scenario;
    const eui = Eui(randomBytes(8).toString('hex'));
    const gateway = { id, eui, frequency_plan: 'EU_863_870' };
    const { status, body } = await owner.account.send('POST', '/api/v2/gateways', gateway);
    if (status !== 201) throw new Error(`the gateway was not registered: ${JSON.stringify(body)}`);
    const onTransmission = (transmission: RequestedTransmission) => {
      const address = transmission.phyPayload.readUInt32LE(1);
      const device = this.devices.find(({ devAddr }) => Number(`0x${devAddr}`) === address);
      device?.transmitted.push(transmission);
      return undefined;
    };
    const server = fleet.gateways.address;
    this.gateways.push(await UdpGateway.open({ server, eui, pullMs: 500, onTransmission }));
  }

  /** The replica that takes the device in may not know the network yet: it is written again until it is answered. */
  private async add(n: number): Promise<void> {
    const { application, manager } = this.scenario;
    const devAddr = DevAddr((0x2600_0100 + n).toString(16));
    const [nwkSKey, appSKey] = [randomBytes(16), randomBytes(16)];
    const names = { app_id: application.id, dev_id: `behind-gateways-${n}` };
    const session = { dev_addr: Buffer.from(devAddr, 'hex'), nwk_s_key: nwkSKey, app_s_key: appSKey };
    const euis = { app_eui: randomBytes(8), dev_eui: randomBytes(8) };
    const newRadio = () => DeviceSimulator.abp({ devAddr, nwkSKey, appSKey });
    const device: Device = { devId: names.dev_id, devAddr, radio: newRadio(), transmitted: [] };
    this.devices.push(device);
    const lorawan_device = { ...names, ...euis, ...session, uses32_bit_f_cnt: true };
    await until(`${names.dev_id} is answered`, async () => {
      await manager.setDevice({ ...names, lorawan_device });
      device.radio = newRadio();
      device.transmitted.splice(0);
      const frame = device.radio.uplink({ port: 1, payload: Buffer.of(0), confirmed: true });
      return this.isAcknowledged(device, frame);
    });
  }

  /** Sends confirmed uplinks until one is acknowledged. */
  private async send(device: Device): Promise<void> {
    const end = performance.now() + limitMs;
    while (performance.now() < end) {
      const payload = this.newPayload();
      const frame = device.radio.uplink({ port: 1, payload, confirmed: true });
      if (!(await this.isAcknowledgedWithinNbTrans(device, frame))) continue;
      this.acknowledged.push(payload.toString('base64'));
      return;
    }
    throw new Error(`uplink ${device.radio.fCntUp - 1} is not acknowledged`);
  }

  /** As devices do, sends a frame again with the same counter. */
  private async isAcknowledgedWithinNbTrans(device: Device, frame: Buffer): Promise<boolean> {
    for (let times = 1; times <= mostTransmissions; times += 1)
      if (await this.isAcknowledged(device, frame)) return true;
    return false;
  }

  private async isAcknowledged(device: Device, phyPayload: Buffer): Promise<boolean> {
    const sentAt = this.gateways.map((gateway) => {
      const tmst = gateway.clockAt();
      gateway.report([{ ...reception, phyPayload, tmst }]);
      return tmst;
    });
    const end = performance.now() + acknowledgementMs;
    while (performance.now() < end) {
      if (this.read(device, sentAt)) return true;
      await sleep(lookMs);
    }
    return false;
  }

  /**
   * Reads what was transmitted in the windows of the frame that gateways received at these times, until a frame acknowledges it. As a
   * device it hears nothing at other times: a replica that is stopped may answer a frame that another one has answered after a
   * retransmission.
   */
  private read({ devAddr, radio, transmitted }: Device, sentAt: readonly number[]): boolean {
    const isOf = ({ tmst = 0 }: RequestedTransmission) =>
      sentAt.some((at) => windows.some((window) => tmst === at + window));
    for (const transmission of transmitted.splice(0).filter(isOf)) {
      const downlink = radio.receive(transmission.phyPayload);
      this.ledger.heard(devAddr, transmission.phyPayload, downlink);
      if (downlink.ack) return true;
    }
    return false;
  }

  /** Confirmed: another one may miss the windows of its device, and is not repeated. */
  private async queueDownlink({ devId }: Device): Promise<void> {
    if (!this.isQueueing || this.ledger.missing(devId).length >= mostWaiting) return;
    const { application } = this.scenario;
    const payload = this.newPayload();
    const message = { port, payload_raw: payload.toString('base64'), confirmed: true, schedule: 'last' };
    const path = `/handler/applications/${application.id}/devices/${devId}/down`;
    this.ledger.asked(payload.toString('hex'), devId, true);
    await ok(clientOf(this.scenario).as(bearer(application.token)).send('POST', path, message));
    this.ledger.acknowledged(payload.toString('hex'));
  }

  /** Nothing else has the same. */
  private newPayload(): Buffer {
    const payload = Buffer.alloc(5);
    payload.writeUInt32BE((this.payloads += 1), 1);
    return payload;
  }
}
