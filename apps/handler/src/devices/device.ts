import type { AppId, DevAddr, DevId, Eui, RadioSettings } from '@fieldpost/domain';
import type { QueuedDownlink } from './downlink.js';
import { attributeKeyTooLong, attributeValueTooLong, tooManyAttributes } from './devices.errors.js';

/** Attributes that every device may have beside its own (docs/protocol/handler-api.md#setdevice). */
const builtIn = ['ttn-brand', 'ttn-model', 'ttn-version', 'ttn-antenna', 'ttn-module-type'];
const mostCustom = 5;
/** Bytes. */
const longest = 64;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Rejects attributes beyond the limits of an application's own ones; `extra` are keys that do not count as such. */
export function checkAttributes(
  attributes: Readonly<Record<string, string>>,
  extra: readonly string[],
): void {
  const custom = Object.entries(attributes).filter(([key]) => !builtIn.includes(key) && !extra.includes(key));
  for (const [key, value] of custom) {
    if (bytesOf(key) > longest) throw attributeKeyTooLong({ key, limit: longest });
    if (bytesOf(value) > longest) throw attributeValueTooLong({ key, limit: longest });
  }
  if (custom.length > mostCustom) throw tooManyAttributes({ limit: mostCustom });
}

/** How the network treats a device's counters and joins (docs/protocol/handler-api.md#setdevice). */
export interface DeviceOptions {
  /** Comma-separated words out of otaa, abp, world, local, private, testing. */
  readonly activationConstraints: string;
  readonly disableFCntCheck: boolean;
  readonly uses32BitFCnt: boolean;
}

/** Keys of 16 bytes; absent while the device does not have them. */
export interface DeviceKeys {
  readonly appKey?: Buffer | undefined;
  readonly nwkSKey?: Buffer | undefined;
  readonly appSKey?: Buffer | undefined;
}

/** A session that a join has replaced. */
export interface PreviousSession {
  readonly devAddr: DevAddr;
  readonly nwkSKey: Buffer;
  readonly appSKey: Buffer;
}

/** Settings of a device by its owner. Latitude and longitude in degrees, altitude in metres; 0 and 0 means unknown. */
export interface DeviceDescription {
  readonly description: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly altitude: number;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * A device as the handler keeps it (docs/protocol/handler-api.md#stored-devices). A zero DevEUI makes it a template for
 * register on join.
 */
export interface Device extends DeviceKeys, DeviceDescription {
  readonly appId: AppId;
  readonly devId: DevId;
  readonly appEui: Eui;
  readonly devEui: Eui;
  readonly options: DeviceOptions;
  readonly radio: RadioSettings;
  /** Names the codec of its own, in `DeviceCodecs`. */
  readonly codecId?: string | undefined;
  readonly devAddr?: DevAddr | undefined;
  /** That of before the last join: it holds until the device uses the new one. */
  readonly previousSession?: PreviousSession | undefined;
  /** Counter of the last uplink, by which retries are recognized. The network server's counters are the authoritative ones. */
  readonly fCntUp: number;
  /** The one downlink that is on its way, until the device has it. */
  readonly currentDownlink?: QueuedDownlink | undefined;
}

/** The session that the device uses as far as is known; undefined before the first. */
export function usedSession(device: Device): PreviousSession | undefined {
  const { devAddr, nwkSKey, appSKey, previousSession } = device;
  return previousSession ?? (devAddr && nwkSKey && appSKey && { devAddr, nwkSKey, appSKey });
}

/** The device without its keys. */
export function withoutKeys(device: Device): Device {
  const { appKey: _a, nwkSKey: _n, appSKey: _s, previousSession: _p, ...rest } = device;
  return rest;
}
