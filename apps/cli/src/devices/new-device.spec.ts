import { describe, expect, it } from '@jest/globals';
import { changedDevice, newDevice } from './new-device.js';

const random = (size: number) => Buffer.alloc(size, 0xff);
const request = {
  ...{ appId: 'my-app', devId: 'roof', appEui: '70B3D57EF0000024' },
  ...{ devEui: undefined, appKey: undefined, session: undefined },
};

describe('A new device', () => {
  it('joins with a generated key and a DevEUI that is locally administered', () =>
    expect(newDevice(request, random).lorawan_device).toMatchObject({
      app_eui: '70B3D57EF0000024',
      dev_eui: 'FEFFFFFFFFFFFFFF',
      app_key: 'F'.repeat(32),
    }));

  it('has the values that were given', () =>
    expect(newDevice({ ...request, devEui: '01', appKey: '02' }, random).lorawan_device).toMatchObject({
      dev_eui: '01',
      app_key: '02',
    }));

  it('has session keys and no AppKey when it does not join', () => {
    const { lorawan_device: radio } = newDevice({ ...request, session: { devAddr: '26011716' } }, random);
    expect(radio).toMatchObject({
      dev_addr: '26011716',
      nwk_s_key: 'F'.repeat(32),
      app_s_key: 'F'.repeat(32),
    });
    expect(radio).not.toHaveProperty('app_key');
  });
});

describe('A change of a device', () => {
  const device = {
    ...{ app_id: 'my-app', dev_id: 'roof', description: 'old', attributes: { floor: '3', side: 'north' } },
    lorawan_device: { dev_eui: '01', app_key: '02', dev_addr: '03', f_cnt_up: 7, f_cnt_down: 3 },
  };

  it('keeps counters, and sends no keys, which keeps them, too', () =>
    expect(changedDevice(device, { latitude: 52.5 })).toEqual({
      ...{ app_id: 'my-app', dev_id: 'roof', description: 'old', latitude: 52.5 },
      attributes: { floor: '3', side: 'north' },
      lorawan_device: { dev_eui: '01', f_cnt_up: 7, f_cnt_down: 3 },
    }));

  it('sets radio settings, and keeps those that are not named', () => {
    const before = { ...device, lorawan_device: { ...device.lorawan_device, lorawan_version: '1.0.4' } };
    const radio = { device_class: 'C', lorawan_version: undefined };
    expect(changedDevice(before, { radio }).lorawan_device).toMatchObject({
      lorawan_version: '1.0.4',
      device_class: 'C',
    });
  });

  it('sets and removes the codec', () => {
    expect(changedDevice({ ...device, codec: 'old' }, {}).codec).toBe('old');
    expect(changedDevice(device, { codec: 'new' }).codec).toBe('new');
    expect(changedDevice({ ...device, codec: 'old' }, { codec: '' }).codec).toBe('');
  });

  it('adds, replaces and removes attributes', () =>
    expect(changedDevice(device, { attributes: ['floor=4', 'side=', 'url=a=b'] }).attributes).toEqual({
      floor: '4',
      url: 'a=b',
    }));
});
