import { zeroEui } from '@fieldpost/domain';
import type { Device } from '../devices/device.js';
import type { Metadata, UplinkMessage } from '../events/messages.js';
import type { Writable } from './writable.js';
import type { UplinkFrame } from './read-frame.js';

/** The parts of an uplink that its steps have made. `fields` is undefined where no format was applied. */
export interface UplinkParts {
  readonly device: Device;
  readonly frame: UplinkFrame;
  readonly isRetry: boolean;
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  readonly attributes: Readonly<Record<string, string>>;
  readonly metadata: Metadata;
}

/**
 * The uplink as applications get it, members in the order of v2, without those that are zero
 * (docs/protocol/mqtt.md#uplink-messages). Made member by member, since there is one for every uplink.
 */
export function toUplinkMessage(parts: UplinkParts): UplinkMessage {
  const { device, frame, fields, attributes } = parts;
  const message: Writable<Partial<UplinkMessage>> = { app_id: device.appId, dev_id: device.devId };
  if (device.devEui !== zeroEui) message.hardware_serial = device.devEui;
  message.port = frame.port;
  message.counter = frame.fCnt;
  if (frame.confirmed) message.confirmed = true;
  if (parts.isRetry) message.is_retry = true;
  message.payload_raw = frame.payload?.toString('base64') ?? null;
  if (fields && hasMembers(fields)) message.payload_fields = fields;
  message.metadata = parts.metadata;
  if (hasMembers(attributes)) message.attributes = attributes;
  return message as UplinkMessage;
}

const hasMembers = (object: object): boolean => Object.keys(object).length > 0;
