import { Injectable, Optional } from '@nestjs/common';
import type { AppId, DevId } from '@fieldpost/domain';
import type { MeasuredCache, Metrics } from '@fieldpost/observability';
import { LRUCache } from 'lru-cache';
import type { Application } from '../applications/application.js';
import type { Device } from '../devices/device.js';
import { deviceNotFound } from '../devices/devices.errors.js';
import {
  Devices,
  type LoadedDevice,
  type UplinkWrite,
  type UplinkWriteResult,
  type WriteMode,
} from '../devices/devices.repository.js';
import { deviceKey } from '../shared/device-queue.js';
import type { Writable } from '../shared/writable.js';

/** Memory of the cache, in bytes. */
export interface DeviceCacheLimits {
  readonly devices: number;
  readonly applications: number;
}

const MEBIBYTE = 1024 * 1024;
const standardLimits: DeviceCacheLimits = { devices: 32 * MEBIBYTE, applications: 32 * MEBIBYTE };

/** Keys, ids and the objects around them, without descriptions, attributes and functions. */
const bytesOfDevice = 2_048;
const bytesOfApplication = 512;

type UplinkChanges = Pick<UplinkWrite, 'fCntUp' | 'currentDownlink' | 'isOfPreviousSession'>;

interface StoreOptions {
  /** Of the leader that processes the uplink. */
  readonly epoch: string;
  readonly mode: WriteMode;
}

type CachedDevice = Pick<LoadedDevice, 'device' | 'version'>;
type CachedApplication = Pick<LoadedDevice, 'application'> & { readonly version: string };

/**
 * The devices of the latest uplinks, so that the next uplink needs no query first. A cached device may be outdated: it may
 * only be used for a write that requires the same version. The memory does not depend on the number of devices.
 */
@Injectable()
export class DeviceCache {
  private hits = 0;
  private misses = 0;
  private readonly cached: LRUCache<string, CachedDevice>;
  private readonly applications: LRUCache<string, CachedApplication>;

  constructor(
    private readonly devices: Devices,
    @Optional() limits: DeviceCacheLimits = standardLimits,
  ) {
    this.cached = new LRUCache({
      maxSize: limits.devices,
      sizeCalculation: ({ device }) => bytesOfDevice + 2 * textLength(device),
    });
    this.applications = new LRUCache({
      maxSize: limits.applications,
      sizeCalculation: ({ application }) => bytesOfApplication + 2 * sourceLength(application),
    });
  }

  measure(metrics: Metrics): void {
    metrics.cache('devices', () => this.cache);
  }

  get cache(): MeasuredCache {
    return { size: this.cached.size, hits: this.hits, misses: this.misses };
  }

  /** Undefined when the device is not cached, or its application has changed since. */
  find(appId: AppId, devId: DevId): LoadedDevice | undefined {
    const cached = this.cached.get(deviceKey(appId, devId));
    const of = cached && this.applications.get(appId);
    const isCurrent = cached !== undefined && of?.version === cached.version.application;
    if (isCurrent) this.hits += 1;
    else this.misses += 1;
    return isCurrent
      ? { device: cached.device, application: of?.application, version: cached.version }
      : undefined;
  }

  /** Reads the device from the database. */
  async load(appId: AppId, devId: DevId): Promise<LoadedDevice> {
    this.forget(appId, devId);
    const loaded = await this.devices.findWithApplication(appId, devId);
    if (!loaded) throw deviceNotFound({ app_id: appId, dev_id: devId });
    return loaded;
  }

  /** Stores what an uplink changes. Undefined when the device or its application changed since it was loaded. */
  async store(
    { device, application, version }: LoadedDevice,
    { fCntUp, currentDownlink, isOfPreviousSession = false }: UplinkChanges,
    { epoch, mode }: StoreOptions,
  ): Promise<UplinkWriteResult | undefined> {
    const { appId, devId } = device;
    const write = { appId, devId, version, fCntUp, currentDownlink, isOfPreviousSession, epoch };
    const stored = await this.devices.storeUplink(write, mode);
    if (!stored) return undefined;
    // A spread followed by members of the same name would be several times slower.
    const after: Writable<Device> = { ...device };
    after.fCntUp = fCntUp;
    after.currentDownlink = currentDownlink;
    if (!isOfPreviousSession) after.previousSession = undefined;
    this.set({ device: after, application, version: stored.version });
    return stored;
  }

  /** A device with a downlink in delivery changes soon, and is not cached. */
  set({ device, application, version }: LoadedDevice): void {
    const { appId, devId } = device;
    if (device.currentDownlink) return this.forget(appId, devId);
    // An application is cached once, however many devices it has.
    if (this.applications.get(appId)?.version !== version.application)
      this.applications.set(appId, { application, version: version.application });
    this.cached.set(deviceKey(appId, devId), { device, version });
  }

  forget(appId: AppId, devId: DevId): void {
    this.cached.delete(deviceKey(appId, devId));
  }
}

/** Attributes of v2's own names may be of any length. */
function textLength({ description, attributes }: Device): number {
  let length = description.length;
  for (const [name, value] of Object.entries(attributes)) length += name.length + value.length;
  return length;
}

const sourceLength = (application: Application | undefined): number =>
  application === undefined
    ? 0
    : application.decoder.length +
      application.converter.length +
      application.validator.length +
      application.encoder.length +
      application.codec.length;
