import type { handler, lorawan } from '@fieldpost/contracts';
import { AppId, DevAddr, DevId, Eui, readRadio, shortestFloat32, zeroEui } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { codecSource, type DeviceName, deviceName, note, within } from '../applications/message-rules.js';
import type { Counters } from './network-devices.js';
import type { Device, DeviceKeys } from './device.js';
import { codecIdOf } from './device-codecs.repository.js';
import type { UsedNonces } from './devices.repository.js';

/** An address or key in a request: keep the stored one, set this one, or (undefined) none. */
export type Change<T> = 'keep' | { readonly to: T | undefined };

type Kept = keyof DeviceKeys | 'devAddr' | 'codecId';

/**
 * A device as a request describes it: all of it is replaced, but for what may be kept, such as the members of `radio` that are missing
 * (docs/protocol/handler-api.md#setdevice).
 */
export interface DeviceRequest extends Omit<Device, Kept | 'currentDownlink'> {
  readonly devAddr: Change<DevAddr>;
  readonly appKey: Change<Buffer>;
  readonly nwkSKey: Change<Buffer>;
  readonly appSKey: Change<Buffer>;
  readonly codecId: Change<string>;
  /** The source of a new codec. */
  readonly codec: string;
  readonly counters: Counters;
  /** Counts when the device is new. */
  readonly nonces: UsedNonces;
}

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

function sized(bytes: Buffer, length: number, argument: string): Buffer {
  if (bytes.length !== length) throw notValid({ argument, reason: `should have ${length} bytes` });
  return bytes;
}

/** Absent and empty are the same on this wire: both keep what is stored. All zero clears it. */
function change(bytes: Buffer, length: number, argument: string): Change<Buffer> {
  if (bytes.length === 0) return 'keep';
  return { to: isZero(sized(bytes, length, argument)) ? undefined : bytes };
}

const key = (bytes: Buffer, argument: string): Change<Buffer> => change(bytes, 16, argument);

function devAddr(bytes: Buffer): Change<DevAddr> {
  const changed = change(bytes, 4, 'DevAddr');
  return changed === 'keep' ? changed : { to: changed.to && DevAddr(changed.to.toString('hex')) };
}

const eui = (bytes: Buffer, argument: string): Eui =>
  bytes.length === 0 ? zeroEui : Eui(sized(bytes, 8, argument).toString('hex'), argument);

/** The decimal that people mean by a 32-bit float. */
function degrees(value: number, argument: string): number {
  if (!Number.isFinite(value)) throw notValid({ argument, reason: 'should be a number' });
  return shortestFloat32(value);
}

/**
 * The ids of the LoRaWAN part may be left out, else they are those of the device. The Java SDK writes the id of the application
 * into both, which is recognized unless a device has that id.
 */
function requireSameIds(message: lorawan.Device__Output, { appId, devId }: DeviceName): void {
  if (message.app_id !== '') requireSame(AppId(message.app_id), [appId], 'AppID');
  if (message.dev_id !== '') requireSame(DevId(message.dev_id), [devId, appId], 'DevID');
}

function requireSame(id: string, allowed: readonly string[], argument: string): void {
  if (!allowed.includes(id))
    throw notValid({ argument, reason: `should be that of the device, ${allowed[0]}` });
}

function lorawanPart(message: lorawan.Device__Output, name: DeviceName) {
  requireSameIds(message, name);
  const nonces = (raw: readonly Buffer[], length: number, argument: string) =>
    raw.map((nonce) => sized(nonce, length, argument));
  return {
    appEui: eui(message.app_eui, 'AppEUI'),
    devEui: eui(message.dev_eui, 'DevEUI'),
    devAddr: devAddr(message.dev_addr),
    appKey: key(message.app_key, 'AppKey'),
    nwkSKey: key(message.nwk_s_key, 'NwkSKey'),
    appSKey: key(message.app_s_key, 'AppSKey'),
    fCntUp: message.f_cnt_up,
    counters: { fCntUp: message.f_cnt_up, fCntDown: message.f_cnt_down },
    options: {
      activationConstraints: note(message.activation_constraints, 'ActivationConstraints') || 'local',
      disableFCntCheck: message.disable_f_cnt_check,
      uses32BitFCnt: message.uses32_bit_f_cnt,
    },
    radio: readRadio(message),
    nonces: {
      dev: nonces(message.used_dev_nonces, 2, 'UsedDevNonces'),
      app: nonces(message.used_app_nonces, 3, 'UsedAppNonces'),
    },
  };
}

function attributesOf({ attributes }: handler.Device__Output): Readonly<Record<string, string>> {
  for (const [key, value] of Object.entries(attributes)) note(value, note(key, 'Key'));
  return attributes;
}

/** Absent keeps the codec that is stored: clients of v2 know nothing of it. Empty removes it. */
function codecOf({ codec }: handler.Device__Output): Pick<DeviceRequest, 'codecId' | 'codec'> {
  if (codec === undefined) return { codecId: 'keep', codec: '' };
  const source = codecSource(codec);
  return { codecId: { to: source === '' ? undefined : codecIdOf(source) }, codec: source };
}

/** Reads a device; the outer ids are the ones that count. */
export const fromDevice = (message: handler.Device__Output): DeviceRequest =>
  within('Device', () => {
    const name = deviceName(message);
    const { lorawan_device: radio } = message;
    if (!radio) throw notValid({ argument: 'LoRaWANDevice', reason: 'can not be empty' });
    return {
      ...name,
      ...within('LoRaWANDevice', () => lorawanPart(radio, name)),
      description: note(message.description, 'Description'),
      latitude: degrees(message.latitude, 'Latitude'),
      longitude: degrees(message.longitude, 'Longitude'),
      altitude: message.altitude,
      ...codecOf(message),
      attributes: within('Attributes', () => attributesOf(message)),
    };
  });
