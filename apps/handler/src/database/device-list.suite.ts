import { beforeEach, expect, it } from '@jest/globals';
import { AppId, DevAddr, DevId, Eui } from '@fieldpost/domain';
import { deviceOf } from '../../test/memory/devices.js';
import type { Devices, DeviceList } from '../devices/devices.repository.js';

const appId = AppId('my-app');
const noNonces = { dev: [], app: [] };
const members = [
  { devId: DevId('a-roof'), description: 'North 100%', devEui: Eui('00000000000000C3') },
  { devId: DevId('b-cellar'), description: '', devEui: Eui('00000000000000B2') },
  {
    ...{ devId: DevId('c-gate'), description: 'älter', devEui: Eui('00000000000000A1') },
    devAddr: DevAddr('26011716'),
  },
];

/** How lists of devices are searched and sorted. */
export function describeDeviceLists(get: () => { readonly devices: Devices }): void {
  beforeEach(async () => {
    for (const device of members) await get().devices.add(deviceOf(device), noNonces);
  });

  const ids = async (list: Omit<DeviceList, 'limit' | 'offset'>, limit = 0) => {
    const { devices, total } = await get().devices.list(appId, { limit, offset: 0, ...list });
    return [total, ...devices.map(({ devId }) => devId.charAt(0))];
  };

  it.each([
    ['an id', 'ROOF', 'a'],
    ['a description', 'ÄLT', 'c'],
    ['a DevEUI', 'b2', 'b'],
    ['an address', '260117', 'c'],
    ['a sign that is one for patterns', '0%', 'a'],
  ])('are searched by a part of %s', async (_, search, id) => expect(await ids({ search })).toEqual([1, id]));

  it('have none when nothing matches', async () => expect(await ids({ search: '_' })).toEqual([0]));

  it('return the total number of matches with the page', async () =>
    expect(await ids({ search: '00' }, 2)).toEqual([3, 'a', 'b']));

  it.each([
    ['description', 'up', 'acb'],
    ['description', 'down', 'cab'],
    ['dev_eui', 'up', 'cba'],
    ['dev_addr', 'down', 'cab'],
    ['dev_id', 'down', 'cba'],
  ] as const)('are sorted by %s %s, empty ones last', async (sort, direction, order) =>
    expect(await ids({ sort, direction })).toEqual([3, ...order]),
  );

  it('are those with a location alone, if that is wanted', async () => {
    const place = { latitude: 52.37, longitude: 0 };
    await get().devices.add(
      deviceOf({ devId: DevId('d-mast'), devEui: Eui('00000000000000D4'), ...place }),
      noNonces,
    );
    const located = await ids({ isLocated: true });
    expect(located).toEqual([1, 'd']);
  });

  it('know who was heard last', async () => {
    const devId = DevId('b-cellar');
    expect(await get().devices.lastSeen(appId, devId)).toBeUndefined();
    const seen = await get().devices.findWithApplication(appId, devId);
    const version = seen?.version ?? { device: '', application: '' };
    const write = { appId, devId, version, fCntUp: 1, currentDownlink: undefined };
    await get().devices.storeUplink(write, 'alone');
    expect(await get().devices.lastSeen(appId, devId)).toBeInstanceOf(Date);
    expect(await ids({ sort: 'last_seen', direction: 'down' })).toEqual([3, 'b', 'a', 'c']);
    const { devices } = await get().devices.list(appId, { limit: 0, offset: 0 });
    expect(devices.map(({ lastSeen }) => lastSeen !== undefined)).toEqual([false, true, false]);
    expect(await ids({ state: 'active' })).toEqual([1, 'b']);
    expect(await ids({ state: 'silent' })).toEqual([0]);
    expect(await ids({ state: 'never_seen', search: 'roof' })).toEqual([1, 'a']);
  });
}
