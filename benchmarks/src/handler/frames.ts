import { DeviceSimulator } from '@fieldpost/testing';
import { encodeUplink } from './broker.js';
import { appEui, euiOf, idOf, sessionOf } from './fleet.js';

/** An encoded uplink of 12 bytes, with its values. */
export interface ReadyUplink {
  readonly devId: string;
  readonly counter: number;
  readonly message: Buffer;
}

const powerDbm = 14;
const lorawan = {
  modulation: 'LORA',
  data_rate: 'SF7BW125',
  coding_rate: '4/5',
  frequency_plan: 'EU_863_870',
};

/** Devices whose counters continue over orders. */
export class Frames {
  private readonly devices = new Map<string, DeviceSimulator>();

  /** The next uplink of a device, with a downlink template. */
  next(appId: string, place: number): ReadyUplink {
    const device = this.deviceAt(appId, place);
    const counter = device.fCntUp;
    const payload = Buffer.alloc(12, counter);
    const phyPayload = device.uplink({ port: 1, payload });
    const identity = {
      app_eui: Buffer.from(appEui, 'hex'),
      dev_eui: Buffer.from(euiOf(place), 'hex'),
      app_id: appId,
      dev_id: idOf(place),
    };
    const message = encodeUplink({
      payload: phyPayload,
      ...identity,
      protocol_metadata: { lorawan: { ...lorawan, f_cnt: counter } },
      gateway_metadata: [gateway(counter)],
      server_time: String(BigInt(Date.now()) * 1_000_000n),
      response_template: { ...identity, payload: template(phyPayload), downlink_option: option(counter) },
    });
    return { devId: idOf(place), counter, message };
  }

  private deviceAt(appId: string, place: number): DeviceSimulator {
    const slot = `${appId}/${place}`;
    const device = this.devices.get(slot) ?? DeviceSimulator.abp(sessionOf(place));
    // Counter 0 would look like a retry for a device without an uplink.
    if (!this.devices.has(slot)) device.fCntUp = 1;
    this.devices.set(slot, device);
    return device;
  }
}

const gateway = (counter: number) => ({
  gateway_id: 'eui-0102030405060708',
  gateway_trusted: true,
  timestamp: counter,
  frequency: '868100000',
  rssi: -25,
  snr: 5,
  channel: 2,
  location: { latitude: 52.3702, longitude: 4.8952, altitude: 12 },
});

/** An empty unconfirmed downlink frame for the same address. */
function template(phyPayload: Buffer): Buffer {
  const frame = Buffer.alloc(12);
  frame[0] = 0x60;
  phyPayload.copy(frame, 1, 1, 5);
  return frame;
}

const option = (counter: number) => ({
  identifier: `bench-router:${counter}`,
  gateway_id: 'eui-0102030405060708',
  score: 10,
  protocol_configuration: { lorawan },
  gateway_configuration: {
    timestamp: counter,
    frequency: '868100000',
    power: powerDbm,
    polarization_inversion: true,
  },
});
