import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { deviceOf } from '../../test/memory/devices.js';
import type { SeenDevice } from '../devices/devices.repository.js';
import { KnownDevices } from './known-devices.js';

const appId = AppId('my-app');
const application = {
  ...{ appId, payloadFormat: '', registerOnJoinAccessKey: '' },
  ...{ decoder: '', converter: '', validator: '', encoder: '' },
};
const seen = (id: string, version: SeenDevice['version']): SeenDevice => ({
  device: deviceOf({ devId: DevId(id) }),
  application,
  version,
});

describe('Devices that spoke lately', () => {
  let known: KnownDevices;

  beforeEach(() => {
    known = new KnownDevices({ devices: 10_000, applications: 10_000 });
  });

  it('are known as they were seen', () => {
    known.remember(seen('dev-a', { device: '1', application: '7' }));
    expect(known.find(appId, DevId('dev-a'))).toEqual(seen('dev-a', { device: '1', application: '7' }));
  });

  it('are not known any more when another device showed that their application changed', () => {
    known.remember(seen('dev-a', { device: '1', application: '7' }));
    known.remember(seen('dev-b', { device: '2', application: '8' }));
    expect(known.find(appId, DevId('dev-a'))).toBeUndefined();
    expect(known.find(appId, DevId('dev-b'))).toBeDefined();
  });

  it('take the place of their texts, whose length nobody bounds', () => {
    const attributes = { 'ttn-version': 'x'.repeat(6_000) };
    const large = seen('dev-a', { device: '1', application: '7' });
    known.remember({ ...large, device: { ...large.device, attributes } });
    known.remember(seen('dev-b', { device: '2', application: '7' }));
    expect(known.find(appId, DevId('dev-a'))).toBeUndefined();
    expect(known.find(appId, DevId('dev-b'))).toBeDefined();
  });

  it('are forgotten, the longest silent ones first, when there are too many', () => {
    for (let n = 0; n < 100; n += 1) known.remember(seen(`dev-${n}`, { device: '1', application: '7' }));
    expect(known.find(appId, DevId('dev-0'))).toBeUndefined();
    expect(known.find(appId, DevId('dev-99'))).toBeDefined();
  });

  it('are not kept while a downlink is on its way to them', () => {
    known.remember(seen('dev-a', { device: '1', application: '7' }));
    const changed = seen('dev-a', { device: '2', application: '7' });
    const currentDownlink = { port: 1, confirmed: false };
    known.remember({ ...changed, device: { ...changed.device, currentDownlink } });
    expect(known.find(appId, DevId('dev-a'))).toBeUndefined();
  });
});
