import { type Device, isSet } from '@fieldpost/domain';

/** Activation: OTAA, ABP, or a template for register on join. */
export const activations = ['otaa', 'abp', 'join'] as const;
export type Activation = (typeof activations)[number];

export function activationOf({ lorawan_device: { app_key, dev_eui } }: Device): Activation {
  if (!isSet(app_key)) return 'abp';
  return isSet(dev_eui) ? 'otaa' : 'join';
}

/** Activation constraints of the network. */
export const constraints = ['local', 'world', 'private', 'testing', 'otaa', 'abp'] as const;
