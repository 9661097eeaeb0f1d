import { type Device, isSet } from '@fieldpost/domain';

/** The members of a device that are not secret. */
export function withoutKeys(device: Device): Device {
  const { app_key: _app, nwk_s_key: _network, app_s_key: _session, ...shown } = device.lorawan_device;
  return { ...device, lorawan_device: shown };
}

/** A value in hexadecimal; undefined when it is not set. */
export const shownHex = (hex: string | undefined): string | undefined => (isSet(hex) ? hex : undefined);
