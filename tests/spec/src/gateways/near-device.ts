import { randomBytes } from 'node:crypto';
import type { lorawan } from '@fieldpost/contracts';
import { DevAddr, type Eui } from '@fieldpost/domain';
import { type DeviceRadio, initialRadio, type RequestedTransmission } from '@fieldpost/lorawan';
import { DeviceSimulator, randomEui, until } from '@fieldpost/testing';
import type { PlannedGateway, GatewayWorld } from './planned-gateway.js';
import { repeated } from './radio.js';

/** Longer than the delay of a join accept. */
const answerMs = 12_000;

/** A frame that a gateway transmitted to a device, and the clock of the concentrator at its uplink. */
export interface Answer {
  readonly transmission: RequestedTransmission;
  readonly tmst: number;
}

/** A registered device near one gateway. */
export class NearDevice {
  private nonce = 0;

  private constructor(
    private readonly gateway: PlannedGateway,
    readonly device: DeviceSimulator,
  ) {}

  /** With the slowest data rate, unless another one is given. */
  static async withSession(gateway: PlannedGateway, dataRate?: number): Promise<NearDevice> {
    const [nwkSKey, appSKey] = [randomBytes(16), randomBytes(16)];
    const devAddr = DevAddr(`26000${randomBytes(2).toString('hex').slice(1)}`);
    const session = { devAddr, nwkSKey, appSKey };
    const keys = { dev_addr: Buffer.from(devAddr, 'hex'), nwk_s_key: nwkSKey, app_s_key: appSKey };
    await register(gateway.world, { appEui: randomEui(), devEui: randomEui() }, keys);
    return new NearDevice(gateway, DeviceSimulator.abp(session, initialRadio(gateway.plan, dataRate)));
  }

  static async joined(gateway: PlannedGateway): Promise<NearDevice> {
    const identity = { appEui: randomEui(), devEui: randomEui(), appKey: randomBytes(16) };
    await register(gateway.world, identity, { app_key: identity.appKey });
    const device = DeviceSimulator.otaa(identity, initialRadio(gateway.plan));
    const near = new NearDevice(gateway, device);
    await repeated('no join', () => near.join());
    return near;
  }

  get radio(): DeviceRadio {
    const { radio } = this.device;
    if (!radio) throw new Error('the device has no radio');
    return radio;
  }

  /** The answer to a confirmed uplink, which the device has received; without one the device sends another one. */
  answered(how: { readonly snr?: number; readonly tmst?: number } = {}): Promise<Answer> {
    return repeated('no uplink was answered', async () => {
      const frame = this.device.uplink({ port: 1, payload: Buffer.of(1), confirmed: true });
      return this.exchange(frame, how, ({ phyPayload }) => void this.device.receive(phyPayload, how.snr));
    });
  }

  /** Joins again; the device keeps its session until it has received the join accept. */
  async join(): Promise<Answer> {
    const request = this.device.joinRequest(Buffer.of(0, (this.nonce += 1)));
    return this.exchange(request, {}, ({ phyPayload }) => void this.device.acceptJoin(phyPayload));
  }

  /** Sends a join request, and does not hear the join accept that the gateway transmits. */
  async missJoinAccept(): Promise<void> {
    const request = this.device.joinRequest(Buffer.of(0, (this.nonce += 1)));
    await this.exchange(request, {}, () => undefined);
  }

  /** Sends a frame; resolves with the first transmission that the device can read and the gateway accepts. */
  private async exchange(
    frame: Buffer,
    how: { readonly snr?: number; readonly tmst?: number },
    read: (transmission: RequestedTransmission) => void,
  ): Promise<Answer> {
    const { gateway } = this;
    let next = gateway.transmissions.length;
    const tmst = gateway.report(frame, this.radio, how);
    let answer: Answer | undefined;
    await until(
      'an answer',
      () => {
        for (; !answer && next < gateway.transmissions.length; next += 1) {
          const transmission = gateway.transmissions[next];
          if (transmission && succeeds(() => read(transmission))) answer = { transmission, tmst };
        }
        return answer !== undefined;
      },
      answerMs,
    );
    if (!answer) throw new Error('no answer');
    return answer;
  }
}

function succeeds(read: () => void): boolean {
  try {
    read();
    return true;
  } catch {
    // A frame for another device or for an earlier uplink.
    return false;
  }
}

async function register(
  { fixtures, appId }: GatewayWorld,
  { appEui, devEui }: { readonly appEui: Eui; readonly devEui: Eui },
  keys: lorawan.Device,
): Promise<void> {
  const names = { app_id: appId, dev_id: `near-${devEui.toLowerCase()}` };
  const euis = { app_eui: Buffer.from(appEui, 'hex'), dev_eui: Buffer.from(devEui, 'hex') };
  const lorawan_device = { ...names, ...euis, ...keys, uses32_bit_f_cnt: true };
  await (await fixtures.keyHolder()).setDevice({ ...names, lorawan_device });
}
