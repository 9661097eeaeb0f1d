import { type AppId, DevAddr, type DevId, type Eui, type RadioSettings } from '@fieldpost/domain';
import type { Sealer } from '@fieldpost/persistence';
import { fromStored, type StoredDownlink, toStored } from './stored-downlink.js';
import type { DeviceRow } from './device.entity.js';
import type { Device, PreviousSession } from './device.js';

export type KeyColumn = 'app_key' | 'nwk_s_key' | 'app_s_key' | 'previous_session';

/** Binds a sealed key to its row and column. */
export const contextOfDeviceKey = (appId: string, devId: string, column: KeyColumn): string =>
  `${appId}/${devId}/${column}`;

/** Seals and opens the keys of one device; each is bound to its row and column, so that no key opens in another row. */
export class DeviceKeyring {
  constructor(
    private readonly sealer: Sealer,
    private readonly appId: string,
    private readonly devId: string,
  ) {}

  seal(key: Buffer | undefined, column: KeyColumn): Buffer | null {
    return key === undefined ? null : this.sealer.seal(key, this.contextOf(column));
  }

  open(sealed: Buffer | null, column: KeyColumn): Buffer | undefined {
    return sealed === null ? undefined : this.sealer.open(sealed, this.contextOf(column));
  }

  private contextOf(column: KeyColumn): string {
    return contextOfDeviceKey(this.appId, this.devId, column);
  }
}

const devAddrLength = 4;
const keyLength = 16;

function readSession(bytes: Buffer | undefined): PreviousSession | undefined {
  if (bytes?.length !== devAddrLength + 2 * keyLength) return undefined;
  return {
    devAddr: DevAddr(bytes.toString('hex', 0, devAddrLength)),
    nwkSKey: bytes.subarray(devAddrLength, devAddrLength + keyLength),
    appSKey: bytes.subarray(devAddrLength + keyLength),
  };
}

/** The plain text of `previous_session`. */
export const sessionBytes = ({ devAddr, nwkSKey, appSKey }: PreviousSession): Buffer =>
  Buffer.concat([Buffer.from(devAddr, 'hex'), nwkSKey, appSKey]);

/** A device from its columns, wherever they were read; its keys are opened. */
export function toDevice(row: DeviceRow, sealer: Sealer): Device {
  const keys = new DeviceKeyring(sealer, row.app_id, row.dev_id);
  return {
    appId: row.app_id as AppId,
    devId: row.dev_id as DevId,
    appEui: row.app_eui as Eui,
    devEui: row.dev_eui as Eui,
    description: row.description,
    latitude: row.latitude,
    longitude: row.longitude,
    altitude: row.altitude,
    attributes: row.attributes,
    options: {
      activationConstraints: row.activation_constraints,
      disableFCntCheck: row.disable_f_cnt_check,
      uses32BitFCnt: row.uses32_bit_f_cnt,
    },
    radio: row.radio as RadioSettings,
    devAddr: row.dev_addr === null ? undefined : (row.dev_addr as DevAddr),
    appKey: keys.open(row.app_key, 'app_key'),
    nwkSKey: keys.open(row.nwk_s_key, 'nwk_s_key'),
    appSKey: keys.open(row.app_s_key, 'app_s_key'),
    ...(row.previous_session && {
      previousSession: readSession(keys.open(row.previous_session, 'previous_session')),
    }),
    fCntUp: Number(row.f_cnt_up),
    codecId: row.codec_id ?? undefined,
    currentDownlink:
      row.current_downlink === null ? undefined : fromStored(row.current_downlink as StoredDownlink),
  };
}

/** The columns of a device, its keys sealed; only joins write `previous_session`. */
export function toRow(device: Device, sealer: Sealer): Omit<DeviceRow, 'previous_session'> {
  const keys = new DeviceKeyring(sealer, device.appId, device.devId);
  return {
    app_id: device.appId,
    dev_id: device.devId,
    app_eui: device.appEui,
    dev_eui: device.devEui,
    description: device.description,
    latitude: device.latitude,
    longitude: device.longitude,
    altitude: device.altitude,
    attributes: { ...device.attributes },
    activation_constraints: device.options.activationConstraints,
    disable_f_cnt_check: device.options.disableFCntCheck,
    uses32_bit_f_cnt: device.options.uses32BitFCnt,
    radio: device.radio,
    dev_addr: device.devAddr ?? null,
    app_key: keys.seal(device.appKey, 'app_key'),
    nwk_s_key: keys.seal(device.nwkSKey, 'nwk_s_key'),
    app_s_key: keys.seal(device.appSKey, 'app_s_key'),
    f_cnt_up: String(device.fCntUp),
    codec_id: device.codecId ?? null,
    current_downlink: device.currentDownlink ? toStored(device.currentDownlink) : null,
  };
}
