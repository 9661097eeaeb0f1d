import type { Device, Radio, RadioMembers } from '@fieldpost/domain';

/** A new device as it is requested. Missing EUIs and keys are generated. */
export interface DeviceRequest {
  readonly appId: string;
  readonly devId: string;
  readonly appEui: string;
  readonly devEui: string | undefined;
  readonly appKey: string | undefined;
  /** The session of a device that does not join. */
  readonly session:
    | { readonly devAddr: string; readonly nwkSKey?: string; readonly appSKey?: string }
    | undefined;
}

/** `size` random bytes. */
export type Random = (size: number) => Buffer;

const hex = (bytes: Buffer): string => bytes.toString('hex').toUpperCase();

/** An EUI that equals none of a manufacturer: it has the bit of locally administered addresses (IEEE 802). */
function localEui(random: Random): string {
  const bytes = random(8);
  bytes[0] = ((bytes[0] ?? 0) & 0xfc) | 0x02;
  return hex(bytes);
}

/** The request that registers the device; keys that were not given are new. */
export function newDevice(
  { appId, devId, appEui, devEui, appKey, session }: DeviceRequest,
  random: Random,
): Device {
  const key = () => hex(random(16));
  const activation: Radio = session
    ? {
        ...{ dev_addr: session.devAddr, activation_constraints: 'abp,local' },
        ...{ nwk_s_key: session.nwkSKey ?? key(), app_s_key: session.appSKey ?? key() },
      }
    : { app_key: appKey ?? key(), activation_constraints: 'local' };
  const ids = { app_id: appId, dev_id: devId };
  return {
    ...ids,
    lorawan_device: {
      ...{ ...ids, app_eui: appEui, dev_eui: devEui ?? localEui(random) },
      ...{ uses32_bit_f_cnt: true, ...activation },
    },
  };
}

/** Changes of a device; undefined members stay unchanged. */
export interface DeviceChanges {
  readonly description?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly altitude?: number | undefined;
  /** Source of its codec; an empty one removes it. */
  readonly codec?: string | undefined;
  /** Members of the LoRaWAN part. */
  readonly radio?: { readonly [member in keyof RadioMembers]?: RadioMembers[member] | undefined } | undefined;
  /** `name=value`; an empty value removes the attribute. */
  readonly attributes?: readonly string[] | undefined;
}

/** The device after the changes. Keys are left out, which keeps them; counters are sent back, because absent ones mean 0. */
export function changedDevice(
  device: Device,
  { attributes = [], radio: radioChanges = {}, ...changes }: DeviceChanges,
): Device {
  const {
    dev_addr: _address,
    app_key: _app,
    nwk_s_key: _network,
    app_s_key: _session,
    ...radio
  } = device.lorawan_device;
  return {
    ...device,
    ...given(changes),
    attributes: changedAttributes(device.attributes ?? {}, attributes),
    lorawan_device: { ...radio, ...given(radioChanges) },
  };
}

const given = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

function changedAttributes(
  now: Readonly<Record<string, string>>,
  changes: readonly string[],
): Readonly<Record<string, string>> {
  const all = new Map(Object.entries(now));
  for (const change of changes) {
    const [name = '', value = ''] = change.split(/=(.*)/s);
    if (value === '') all.delete(name);
    else all.set(name, value);
  }
  return Object.fromEntries(all);
}
