import type { Device } from '@fieldpost/domain';
import type { HandlerApi } from '../../api/handler.js';
import { devicePath } from '../devices.queries.js';

export const changedFields = ['description', 'attribute'] as const;
export type ChangedField = (typeof changedFields)[number];

/** A new value of one field of many devices. */
export interface FieldChange {
  readonly field: ChangedField;
  /** Name of the attribute, if it is one. */
  readonly name: string;
  /** An empty text removes it. */
  readonly value: string;
}

/** The device with the changed field. */
export function withChange(device: Device, { field, name, value }: FieldChange): Device {
  if (field === 'description') return { ...device, description: value };
  const { [name]: _, ...others } = device.attributes ?? {};
  return { ...device, attributes: value === '' ? others : { ...others, [name]: value } };
}

/** Changes one field. Keys are left out of the request, so that they stay as they are. */
export async function changeDevice(handler: HandlerApi, { app_id, dev_id }: Device, change: FieldChange) {
  const path = devicePath(app_id, dev_id);
  const now = await handler.ask<Device>({ path: `${path}?keys=false` });
  await handler.ask({ method: 'PUT', path, body: withChange(now, change) });
}

/**
 * Moves a device with its keys, session and counters to another application of the handler. It is deleted only after it was
 * added there. A network has a pair of EUIs once, so the device has another DevEUI until then; when it cannot be added, it
 * gets its own back.
 */
export async function moveDevice(handler: HandlerApi, { app_id, dev_id }: Device, to: string) {
  const path = devicePath(app_id, dev_id);
  const device = await handler.ask<Device>({ path });
  const { lorawan_device } = device;
  const replace = (body: object) => handler.ask({ method: 'PUT', path, body });
  const body = { ...device, app_id: to, lorawan_device: { ...lorawan_device, app_id: to } };
  await replace({ ...device, lorawan_device: { ...lorawan_device, dev_eui: randomEui() } });
  try {
    await handler.ask({ method: 'POST', path: devicePath(to, dev_id), body, onlyNew: true });
  } catch (failure) {
    await replace(device);
    throw failure;
  }
  await handler.ask({ method: 'DELETE', path });
}

const randomEui = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
