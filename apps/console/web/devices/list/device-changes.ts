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
 * added there.
 */
export async function moveDevice(handler: HandlerApi, { app_id, dev_id }: Device, to: string) {
  const path = devicePath(app_id, dev_id);
  const device = await handler.ask<Device>({ path });
  const lorawan_device = { ...device.lorawan_device, app_id: to };
  const body = { ...device, app_id: to, lorawan_device };
  await handler.ask({ method: 'POST', path: devicePath(to, dev_id), body, onlyNew: true });
  await handler.ask({ method: 'DELETE', path });
}
