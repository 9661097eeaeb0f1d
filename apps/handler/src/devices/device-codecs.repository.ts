import { createHash } from 'node:crypto';
import type { AppId } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';

/** Bytes of all codecs of the devices of an application; devices with the same codec count once. */
export const mostDeviceCodecBytes = 4 * 1024 * 1024;

export const tooManyDeviceCodecs = defineError(
  'too_many_device_codecs',
  'resource_exhausted',
  'The codecs of the devices of application "{app_id}" have more than {limit} bytes in all',
);

/** The source of a codec; the same object for as long as it is kept in memory. */
export interface CodecSource {
  readonly source: string;
}

/** The id of a codec: the SHA-256 of its source in base64url. */
export const codecIdOf = (source: string): string => createHash('sha256').update(source).digest('base64url');

/**
 * Codecs that devices have of their own, once for all devices of an application that have the same (decision 105). The
 * class is also the injection token.
 */
export abstract class DeviceCodecs {
  /**
   * Stores a codec before a device with its id is stored, and removes those that no device has had for a minute. Fails
   * when the application has too many.
   */
  abstract keep(appId: AppId, source: string): Promise<void>;
  /** The source; undefined when it was removed. Latest sources are kept in memory. */
  abstract find(appId: AppId, codecId: string): Promise<CodecSource | undefined>;
}
