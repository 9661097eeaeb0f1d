import { randomBytes, randomInt } from 'node:crypto';
import type { handler } from '@fieldpost/contracts';
import { DevAddr, Eui } from '@fieldpost/domain';
import { cryptFrmPayload, encodeDataFrame, signDataFrame } from '@fieldpost/lorawan';
import type { HandlerClient } from '../clients/handler.js';
import { type DeviceSession, DeviceSimulator, type JoinIdentity } from '../devices/device.js';
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

/** EUIs and keys of the devices of a scenario. */
export interface DeviceKeys {
  readonly abp: { readonly devEui: Eui; readonly session: DeviceSession };
  readonly otaa: { readonly identity: JoinIdentity; readonly devNonce: Buffer };
}

/** Those of the test vectors. */
export const vectorKeys: DeviceKeys = {
  abp: { devEui: Eui('0001020304050608'), session: dataVector.session },
  otaa: { identity: joinVector.identity, devNonce: joinVector.devNonce },
};

/** New ones: a network that keeps its devices has those of the test vectors already. */
export function newKeys(): DeviceKeys {
  const eui = () => Eui(randomBytes(8).toString('hex'));
  const devAddr = DevAddr((firstAddress + randomInt(addresses)).toString(16));
  const session = { devAddr, nwkSKey: randomBytes(16), appSKey: randomBytes(16) };
  const identity = { appEui: eui(), devEui: eui(), appKey: randomBytes(16) };
  return { abp: { devEui: eui(), session }, otaa: { identity, devNonce: randomBytes(2) } };
}

/** 26000000/20, without the addresses that other parts use. */
const firstAddress = 0x26000010;
const addresses = 0xff0;

/** A device with a session, a location and a label, and the radio in it. Its frames are those of the data frame vectors. */
export class AbpDevice {
  readonly devId = 'vector-abp';
  radio: DeviceSimulator;

  constructor(
    readonly appId: string,
    private readonly handler: HandlerClient,
    private readonly keys: DeviceKeys['abp'],
  ) {
    this.radio = DeviceSimulator.abp(keys.session);
  }

  get devEui(): Eui {
    return this.keys.devEui;
  }

  get session(): DeviceSession {
    return this.keys.session;
  }

  get devAddr(): DevAddr {
    return this.session.devAddr;
  }

  /** The confirmed uplink of the vectors with this counter. */
  vectorUplink(fCnt = 2): Buffer {
    const radio = Object.assign(DeviceSimulator.abp(this.session), { fCntUp: fCnt });
    return radio.uplink({ port: 1, payload: dataVector.uplinkPayload, confirmed: true });
  }

  /** The downlink of the vectors: with ACK and FPending, and the counter 2. */
  vectorDownlink(fOpts: Buffer = Buffer.alloc(0)): Buffer {
    const [fCnt, { devAddr, nwkSKey, appSKey: key }] = [2, this.session];
    const payload = dataVector.downlinkPayload;
    const frame = encodeDataFrame({
      ...{ mType: 'UNCONFIRMED_DOWN', devAddr, fCnt, fOpts, fPort: 1 },
      fCtrl: { adr: false, adrAckReq: false, ack: true, fPending: true },
      frmPayload: cryptFrmPayload({ direction: 'down', devAddr, fCnt32: fCnt, key, payload }),
    });
    return signDataFrame({ nwkSKey, fCnt32: fCnt, phyPayload: frame });
  }

  /** Registers the device with these counters, or sets them: on the handler, at the network server and in the radio. */
  async reset({ lastUp, nextDown }: Counters): Promise<void> {
    this.radio = Object.assign(DeviceSimulator.abp(this.session), { fCntUp: lastUp + 1 });
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
        nwk_s_key: this.session.nwkSKey as Buffer,
        app_s_key: this.session.appSKey as Buffer,
        f_cnt_up: lastUp,
        f_cnt_down: nextDown,
        uses32_bit_f_cnt: true,
      },
    });
  }
}

/** A device that joins, and the radio in it. */
export class OtaaDevice {
  readonly devId = 'vector-otaa';
  readonly radio: DeviceSimulator;

  constructor(
    readonly appId: string,
    private readonly handler: HandlerClient,
    readonly keys: DeviceKeys['otaa'],
  ) {
    this.radio = DeviceSimulator.otaa(keys.identity);
  }

  async register(): Promise<void> {
    const { appEui, devEui, appKey } = this.keys.identity;
    const lorawan_device = {
      ...namesOf(this),
      app_eui: bytes(appEui),
      dev_eui: bytes(devEui),
      app_key: appKey as Buffer,
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
