import { zeroEui } from '@fieldpost/domain';
import type { Device } from '../devices/device.js';
import type { Metadata, UplinkMessage } from '../events/messages.js';
import { omitZero } from './omit-zero.js';
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

const always = ['port', 'counter', 'payload_raw', 'metadata'] as const;

/** The uplink as applications get it, members in the order of v2 (wire/mqtt.md 4.1). */
export function toUplinkMessage({ device, frame, isRetry, ...parts }: UplinkParts): UplinkMessage {
  return omitZero<UplinkMessage>(
    {
      app_id: device.appId,
      dev_id: device.devId,
      hardware_serial: device.devEui === zeroEui ? '' : device.devEui,
      port: frame.port,
      counter: frame.fCnt,
      confirmed: frame.confirmed,
      is_retry: isRetry,
      payload_raw: frame.payload?.toString('base64') ?? null,
      ...(hasMembers(parts.fields) && { payload_fields: parts.fields }),
      metadata: parts.metadata,
      ...(hasMembers(parts.attributes) && { attributes: parts.attributes }),
    },
    always,
  );
}

const hasMembers = (object: object | undefined): boolean =>
  object !== undefined && Object.keys(object).length > 0;
