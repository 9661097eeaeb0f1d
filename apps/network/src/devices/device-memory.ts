import type { DevAddr } from '@fieldpost/domain';
import type { MeasuredCache } from '@fieldpost/observability';
import { LRUCache } from 'lru-cache';
import type { NetworkDevice } from './device.js';

/** Devices that are remembered, of up to 3.2 kB each. */
const mostDevices = 20_000;
/** Of one address, those that were heard last: one address does not displace the devices of all others. */
const mostOfAddress = 16;

/**
 * The devices that were heard last, by the address of their session, as they were stored: the next uplink needs no query first
 * (decision 165). The memory does not depend on the number of devices.
 */
export class DeviceMemory {
  private readonly devices = new LRUCache<DevAddr, readonly NetworkDevice[]>({
    maxSize: mostDevices,
    sizeCalculation: ({ length }) => length,
  });

  private hits = 0;
  private misses = 0;

  /** Look-ups for a frame count as hits where there is a device of its address. */
  get cache(): MeasuredCache {
    return { size: this.devices.calculatedSize, hits: this.hits, misses: this.misses };
  }

  find(devAddr: DevAddr): readonly NetworkDevice[] {
    const found = this.withAddress(devAddr);
    if (found.length > 0) this.hits += 1;
    else this.misses += 1;
    return found;
  }

  /** As an uplink has left it. */
  keep(device: NetworkDevice): void {
    const { session } = device;
    if (!session) return;
    const others = this.withAddress(session.devAddr).filter((other) => !isSame(other, device));
    this.devices.set(session.devAddr, [device, ...others].slice(0, mostOfAddress));
  }

  /** As a downlink has left it: what was heard last stays first. */
  renew(device: NetworkDevice): void {
    const { session } = device;
    if (!session) return;
    const known = this.withAddress(session.devAddr);
    const devices = known.some((other) => isSame(other, device))
      ? known.map((other) => (isSame(other, device) ? device : other))
      : [...known, device];
    this.devices.set(session.devAddr, devices.slice(0, mostOfAddress));
  }

  /** Unless another version of the device has been remembered since. */
  forget(device: NetworkDevice): void {
    const { session, version } = device;
    if (!session) return;
    const others = this.withAddress(session.devAddr).filter(
      (other) => !isSame(other, device) || other.version !== version,
    );
    if (others.length > 0) this.devices.set(session.devAddr, others);
    else this.devices.delete(session.devAddr);
  }

  private withAddress(devAddr: DevAddr): readonly NetworkDevice[] {
    return this.devices.get(devAddr) ?? [];
  }
}

const isSame = (one: NetworkDevice, other: NetworkDevice): boolean =>
  one.devEui === other.devEui && one.appEui === other.appEui;
