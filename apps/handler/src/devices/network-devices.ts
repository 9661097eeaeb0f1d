import type { AppId, DevAddr } from '@fieldpost/domain';
import type { Device } from './device.js';

/** Counters and time that the network server keeps; `lastSeen` in Unix nanoseconds as a decimal string, `0` for never. */
export interface NetworkState {
  readonly fCntUp: number;
  readonly fCntDown: number;
  readonly lastSeen: string;
}

/**
 * The counters a device is set to at the network server; absent ones of a request are 0
 * (docs/protocol/handler-api.md#setdevice).
 */
export interface Counters {
  readonly fCntUp: number;
  readonly fCntDown: number;
}

/** By what the network server finds a device, and whose it is. */
export type DeviceKey = Pick<Device, 'appId' | 'appEui' | 'devEui'>;

/**
 * The network server as a handler reaches it: through the connected brokers. Without any broker only the handler has
 * the devices. The class is also the injection token. `token` is that of the caller; brokers get one with fewer rights.
 */
export abstract class NetworkDevices {
  /** Undefined when the network server does not know the device. */
  abstract get(device: DeviceKey, token: string): Promise<NetworkState | undefined>;
  /** Registers or replaces; never carries AppKey, AppSKey or nonces. */
  abstract set(device: Device, counters: Counters, token: string): Promise<void>;
  /** A device that the network server does not know is no failure. */
  abstract remove(device: DeviceKey, token: string): Promise<void>;
  /** Notifies the broker that this handler serves the application; a failure is only logged. */
  abstract registerApplication(appId: AppId, token: string): Promise<void>;
}

/** A block of addresses and what it may be used for. */
export interface PrefixMapping {
  /** Text form, `26000000/20`. */
  readonly prefix: string;
  readonly usage: readonly string[];
}

/** Device addresses: from the network server, or from a configured prefix where there is no broker. */
export abstract class DevAddresses {
  abstract prefixes(): Promise<readonly PrefixMapping[]>;
  /** An address from a block that offers every word of `usage`. */
  abstract take(usage: readonly string[]): Promise<DevAddr>;
}
