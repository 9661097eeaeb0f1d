import { activeWithinMs, type Device, type DeviceState, isSet, lastSeenOf } from '@fieldpost/domain';

/** Activation: OTAA, ABP, or a template for register on join. */
export const activations = ['otaa', 'abp', 'join'] as const;
export type Activation = (typeof activations)[number];

export function activationOf({ lorawan_device: { app_key, dev_eui } }: Device): Activation {
  if (!isSet(app_key)) return 'abp';
  return isSet(dev_eui) ? 'otaa' : 'join';
}

/** Whether a device was heard lately, as the handler filters and counts devices. `now` is in Unix milliseconds. */
export function stateOf(device: Device, now: number): DeviceState {
  const seen = lastSeenOf(device);
  if (seen === undefined) return 'never_seen';
  return now - Date.parse(seen) < activeWithinMs ? 'active' : 'silent';
}

/** Activation constraints of the network. */
export const constraints = ['local', 'world', 'private', 'testing', 'otaa', 'abp'] as const;
