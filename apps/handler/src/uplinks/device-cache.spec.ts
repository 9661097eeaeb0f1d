import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { deviceOf } from '../../test/memory/devices.js';
import { DevicesMemory, Memory } from '../../test/memory/storage.memory.js';
import type { LoadedDevice } from '../devices/devices.repository.js';
import { DeviceCache } from './device-cache.js';

const appId = AppId('my-app');
const application = {
  ...{ appId, payloadFormat: '', registerOnJoinAccessKey: '' },
  ...{ decoder: '', converter: '', validator: '', encoder: '', codec: '' },
};
const loaded = (id: string, version: LoadedDevice['version']): LoadedDevice => ({
  device: deviceOf({ devId: DevId(id) }),
  application,
  version,
});

describe('Cached devices', () => {
  let cache: DeviceCache;

  beforeEach(() => {
    cache = new DeviceCache(new DevicesMemory(new Memory()), { devices: 10_000, applications: 10_000 });
  });

  it('are found as they were set', () => {
    cache.set(loaded('dev-a', { device: '1', application: '7' }));
    expect(cache.find(appId, DevId('dev-a'))).toEqual(loaded('dev-a', { device: '1', application: '7' }));
  });

  it('are not found when their application has changed, as another device shows', () => {
    cache.set(loaded('dev-a', { device: '1', application: '7' }));
    cache.set(loaded('dev-b', { device: '2', application: '8' }));
    expect(cache.find(appId, DevId('dev-a'))).toBeUndefined();
    expect(cache.find(appId, DevId('dev-b'))).toBeDefined();
  });

  it('use the memory of their texts, whose length is not limited', () => {
    const attributes = { 'ttn-version': 'x'.repeat(6_000) };
    const large = loaded('dev-a', { device: '1', application: '7' });
    cache.set({ ...large, device: { ...large.device, attributes } });
    cache.set(loaded('dev-b', { device: '2', application: '7' }));
    expect(cache.find(appId, DevId('dev-a'))).toBeUndefined();
    expect(cache.find(appId, DevId('dev-b'))).toBeDefined();
  });

  it('are evicted, the longest unused first, when there are too many', () => {
    for (let n = 0; n < 100; n += 1) cache.set(loaded(`dev-${n}`, { device: '1', application: '7' }));
    expect(cache.find(appId, DevId('dev-0'))).toBeUndefined();
    expect(cache.find(appId, DevId('dev-99'))).toBeDefined();
  });

  it('are removed while a downlink is in delivery to them', () => {
    cache.set(loaded('dev-a', { device: '1', application: '7' }));
    const changed = loaded('dev-a', { device: '2', application: '7' });
    const currentDownlink = { port: 1, confirmed: false };
    cache.set({ ...changed, device: { ...changed.device, currentDownlink } });
    expect(cache.find(appId, DevId('dev-a'))).toBeUndefined();
  });
});
