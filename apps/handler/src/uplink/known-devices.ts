import type { AppId, DevId } from '@fieldpost/domain';
import type { MeasuredCache } from '@fieldpost/observability';
import { LRUCache } from 'lru-cache';
import type { Application } from '../applications/application.js';
import type { Device } from '../devices/device.js';
import type { SeenDevice } from '../devices/devices.repository.js';

/** How much is remembered at most, in bytes. */
export interface KnownLimits {
  readonly devices: number;
  readonly applications: number;
}

const MEBIBYTE = 1024 * 1024;
const standardLimits: KnownLimits = { devices: 32 * MEBIBYTE, applications: 32 * MEBIBYTE };

/** Keys, ids and the objects around them; texts of people come on top. */
const bytesOfDevice = 2_048;
const bytesOfApplication = 512;

interface KnownApplication {
  readonly application: Application | undefined;
  readonly version: string;
}

type KnownDevice = Pick<SeenDevice, 'device' | 'version'>;

/**
 * Devices as they were when they spoke last, so that the next uplink needs no question first. What is remembered may be
 * outdated: it is good for nothing but working out what is then written over the same version, or not at all. How many
 * devices there are makes no difference to the memory that this takes.
 */
export class KnownDevices {
  private hits = 0;
  private misses = 0;
  private readonly devices: LRUCache<string, KnownDevice>;
  private readonly applications: LRUCache<string, KnownApplication>;

  constructor(limits: KnownLimits = standardLimits) {
    this.devices = new LRUCache({
      maxSize: limits.devices,
      sizeCalculation: ({ device }) => bytesOfDevice + 2 * (device.description.length + textLength(device)),
    });
    this.applications = new LRUCache({
      maxSize: limits.applications,
      sizeCalculation: ({ application }) => bytesOfApplication + 2 * sourceLength(application),
    });
  }

  /** Undefined when the device was not heard lately, or its application has changed since. */
  find(appId: AppId, devId: DevId): SeenDevice | undefined {
    const known = this.devices.get(slotOf(appId, devId));
    const of = known && this.applications.get(appId);
    const isCurrent = known !== undefined && of?.version === known.version.application;
    if (isCurrent) this.hits += 1;
    else this.misses += 1;
    return isCurrent
      ? { device: known.device, application: of?.application, version: known.version }
      : undefined;
  }

  get cache(): MeasuredCache {
    return { size: this.devices.size, hits: this.hits, misses: this.misses };
  }

  /** A device with a downlink on its way changes soon, and is not worth it. */
  remember({ device, application, version }: SeenDevice): void {
    const { appId, devId } = device;
    if (device.currentDownlink) return this.forget(appId, devId);
    // Applications are kept once, however many devices they have.
    if (this.applications.get(appId)?.version !== version.application)
      this.applications.set(appId, { application, version: version.application });
    this.devices.set(slotOf(appId, devId), { device, version });
  }

  forget(appId: AppId, devId: DevId): void {
    this.devices.delete(slotOf(appId, devId));
  }
}

const slotOf = (appId: AppId, devId: DevId): string => `${appId}/${devId}`;

/** Characters of the attributes; those of the network's own names may be of any length. */
function textLength({ attributes }: Device): number {
  let length = 0;
  for (const [name, value] of Object.entries(attributes)) length += name.length + value.length;
  return length;
}

const sourceLength = (application: Application | undefined): number =>
  application === undefined
    ? 0
    : application.decoder.length +
      application.converter.length +
      application.validator.length +
      application.encoder.length;
