import type { AppId, DevAddr, DeviceState, DevId, Eui } from '@fieldpost/domain';
import type { Application } from '../applications/application.js';
import type { QueuedDownlink } from './downlink.js';
import type { Device } from './device.js';

/** A device together with the application it belongs to: all that the uplink path needs, in one read. */
export interface DeviceInApplication {
  readonly device: Device;
  /** Undefined when the application was never registered here. */
  readonly application: Application | undefined;
}

/** The versions of a device and its application when they were read; each changes with every write. */
export interface Version {
  readonly device: string;
  readonly application: string;
}

/** A device and its version when it was read. */
export interface LoadedDevice extends DeviceInApplication {
  readonly version: Version;
}

/** Nonces of 2 (device) and 3 (application) bytes, most significant byte first. */
export interface UsedNonces {
  readonly dev: readonly Buffer[];
  readonly app: readonly Buffer[];
}

export interface Activation {
  readonly appId: AppId;
  readonly devId: DevId;
  readonly devNonce: Buffer;
  readonly appNonce: Buffer;
  readonly devAddr: DevAddr;
  readonly nwkSKey: Buffer;
  readonly appSKey: Buffer;
  /** Which DevNonces are accepted: those that were not used (default), or above all used ones (LoRaWAN 1.0.4). */
  readonly nonceRule?: NonceRule;
}

export type NonceRule = 'unused' | 'increasing';

/** How an activation ended: accepted and stored, or rejected because a nonce was used before or is not above the last. */
export type ActivationResult = 'accepted' | 'dev_nonce_used' | 'dev_nonce_too_low' | 'app_nonce_used';

/** The state that an uplink changes. */
export interface UplinkWrite {
  readonly appId: AppId;
  readonly devId: DevId;
  /** Of the device that the uplink was decoded with. */
  readonly version: Version;
  readonly fCntUp: number;
  readonly currentDownlink: QueuedDownlink | undefined;
  /** Whether the uplink is one of the session before the last join, which then goes on. */
  readonly isOfPreviousSession?: boolean;
  /** Of the leader that processes the uplink; nothing is written when another replica leads. */
  readonly epoch?: string;
}

/** The new version of the device, and whether downlinks wait for it. */
export interface UplinkWriteResult {
  readonly version: Version;
  readonly hasWaiting: boolean;
}

/** `batched` skips a locked device, `alone` waits for its lock. */
export type WriteMode = 'batched' | 'alone';

/** Members that a request may leave as they are, whatever else changed them while it was processed. */
export const keyMembers = ['devAddr', 'appKey', 'nwkSKey', 'appSKey', 'codecId'] as const;
export type KeyMember = (typeof keyMembers)[number];

export interface Page {
  /** 0 for all. */
  readonly limit: number;
  readonly offset: number;
}

/** Sort keys of lists of devices. */
export const deviceSorts = ['dev_id', 'description', 'dev_eui', 'dev_addr', 'last_seen'] as const;
export type DeviceSort = (typeof deviceSorts)[number];
/** Characters of a description that count for the order, as in the indexes, whose entries have to be short. */
export const sortedCharacters = 100;

/** Which devices are wanted, and in which order; those that have nothing to sort by come last. */
export interface DeviceList extends Page {
  /** Part of the id, the description, the DevEUI or the address; case does not count. Absent and empty for all. */
  readonly search?: string | undefined;
  /** Absent for `dev_id`, bytewise. Those that are equal come by their ids. */
  readonly sort?: DeviceSort | undefined;
  readonly direction?: 'up' | 'down' | undefined;
  /** Those in this state alone. */
  readonly state?: DeviceState | undefined;
  /** Those with a location alone; zero degrees are none, as on v2's wire. */
  readonly isLocated?: boolean;
}

/** A device in a list. */
export interface ListedDevice extends Device {
  /** When this handler heard it last. */
  readonly lastSeen: Date | undefined;
}

export interface DevicePage {
  readonly devices: readonly ListedDevice[];
  /** How many match, on this page or another. */
  readonly total: number;
}

/** Where devices are kept, their keys sealed. The class is also the injection token. */
export abstract class Devices {
  abstract find(appId: AppId, devId: DevId): Promise<Device | undefined>;
  abstract findWithApplication(appId: AppId, devId: DevId): Promise<LoadedDevice | undefined>;
  abstract findByEuis(appId: AppId, appEui: Eui, devEui: Eui): Promise<Device | undefined>;
  abstract list(appId: AppId, list: DeviceList): Promise<DevicePage>;
  /** When this handler heard the device last. */
  abstract lastSeen(appId: AppId, devId: DevId): Promise<Date | undefined>;
  /** False when (app_id, dev_id) exists. `findByEuis` finds out whether the EUIs are used in the application. */
  abstract add(device: Device, nonces: UsedNonces): Promise<boolean>;
  /**
   * Replaces everything but the current downlink and the nonces; the nonces are forgotten when `forgetNonces` says so.
   * What `kept` names stays as it is in the store, whatever the device says. False when the device is not there.
   */
  abstract update(
    device: Device,
    nonces: 'keepNonces' | 'forgetNonces',
    kept?: readonly KeyMember[],
  ): Promise<boolean>;
  abstract remove(appId: AppId, devId: DevId): Promise<boolean>;
  /** Stores the session of a join and both nonces in one transaction; a nonce that was used before stops all of it. */
  abstract activate(activation: Activation): Promise<ActivationResult>;
  /** The highest AppNonce that the device has had; undefined before the first. */
  abstract lastAppNonce(appId: AppId, devId: DevId): Promise<Buffer | undefined>;
  /** Writes nothing and resolves with undefined when the device or its application has changed. */
  abstract storeUplink(write: UplinkWrite, mode: WriteMode): Promise<UplinkWriteResult | undefined>;
}
