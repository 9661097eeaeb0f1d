import type { handler } from '@fieldpost/contracts';
import { Eui } from '@fieldpost/domain';
import type { HandlerClient } from '../clients/handler.js';
import { DeviceSimulator } from '../devices/device.js';
import { dataVector, joinVector } from '../devices/vectors.js';

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** The counters of a device: of the last uplink, and of the next downlink. */
interface Counters {
  readonly lastUp: number;
  readonly nextDown: number;
}

/** A topic of a device: `up`, `down` or `events/…`. */
export const topicOf = (device: { readonly appId: string; readonly devId: string }, rest: string): string =>
  `${device.appId}/devices/${device.devId}/${rest}`;

/** The device of the data frame vectors, with a location and a label, and the radio in it. */
export class AbpDevice {
  readonly devId = 'vector-abp';
  readonly devEui = Eui('0001020304050608');
  readonly devAddr = dataVector.session.devAddr;
  radio = DeviceSimulator.abp(dataVector.session);

  constructor(
    readonly appId: string,
    private readonly handler: HandlerClient,
  ) {}

  /** Registers the device with these counters, or sets them: on the handler, at the network server and in the radio. */
  async reset({ lastUp, nextDown }: Counters): Promise<void> {
    this.radio = Object.assign(DeviceSimulator.abp(dataVector.session), { fCntUp: lastUp + 1 });
    await this.handler.setDevice({
      ...namesOf(this),
      description: 'Made from the data frame vectors',
      latitude: 52.2345,
      longitude: 6.2345,
      attributes: { k: 'v' },
      lorawan_device: {
        ...namesOf(this),
        app_eui: bytes(joinVector.identity.appEui),
        dev_eui: bytes(this.devEui),
        dev_addr: bytes(this.devAddr),
        nwk_s_key: dataVector.session.nwkSKey,
        app_s_key: dataVector.session.appSKey,
        f_cnt_up: lastUp,
        f_cnt_down: nextDown,
        uses32_bit_f_cnt: true,
      },
    });
  }
}

/** The device of the join vectors, and the radio in it. */
export class OtaaDevice {
  readonly devId = 'vector-otaa';
  readonly radio = DeviceSimulator.otaa(joinVector.identity);

  constructor(
    readonly appId: string,
    private readonly handler: HandlerClient,
  ) {}

  async register(): Promise<void> {
    const { appEui, devEui, appKey } = joinVector.identity;
    const lorawan_device = {
      ...namesOf(this),
      app_eui: bytes(appEui),
      dev_eui: bytes(devEui),
      app_key: appKey,
      uses32_bit_f_cnt: true,
    };
    await this.handler.setDevice({
      ...namesOf(this),
      description: 'Made from the join vectors',
      lorawan_device,
    });
  }
}

const namesOf = ({ appId, devId }: { readonly appId: string; readonly devId: string }) => ({
  app_id: appId,
  dev_id: devId,
});

/** The session as the handler shows it to authorized callers; upper-case hexadecimal. */
export function sessionAt({
  lorawan_device: device,
}: handler.Device__Output): Readonly<Record<string, string>> {
  const hex = (value: Buffer | undefined) => (value ?? Buffer.alloc(0)).toString('hex').toUpperCase();
  return {
    devAddr: hex(device?.dev_addr),
    nwkSKey: hex(device?.nwk_s_key),
    appSKey: hex(device?.app_s_key),
  };
}
