import type { AppId, DevId, Eui } from '@fieldpost/domain';
import type { Device } from '../device.js';
import type { UsedNonces } from '../devices.repository.js';

/** A device with the nonces of its joins. */
export interface WholeDevice {
  readonly device: Device;
  readonly nonces: UsedNonces;
}

/** The names of a device: its id, and both EUIs together. */
export type DeviceNames = Pick<Device, 'devId' | 'appEui' | 'devEui'>;

/** Both EUIs as one text. */
export const euiPair = ({ appEui, devEui }: { readonly appEui: Eui; readonly devEui: Eui }): string =>
  `${appEui}/${devEui}`;

/** The devices that an application already has. */
export interface TakenNames {
  readonly devIds: ReadonlySet<DevId>;
  /** Texts of `euiPair`. */
  readonly euis: ReadonlySet<string>;
}

/** Devices of one application, many at once. The class is also the injection token. */
export abstract class DeviceBatches {
  /** Up to `limit` devices in the byte order of their ids, from the one behind `after`. */
  abstract page(appId: AppId, after: DevId | undefined, limit: number): Promise<readonly WholeDevice[]>;
  /** Which of these names the application has. */
  abstract taken(appId: AppId, names: readonly DeviceNames[]): Promise<TakenNames>;
  /** Adds those whose ids are free, in one transaction; the ids of those that were added. */
  abstract addFree(devices: readonly WholeDevice[]): Promise<ReadonlySet<DevId>>;
  /** Adds all in one transaction; false when an id is taken, and then none is added. */
  abstract addAll(devices: readonly WholeDevice[]): Promise<boolean>;
}
