import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevAddr, DevId, Eui } from '@fieldpost/domain';
import { deviceOf } from '../../test/memory/devices.js';
import type { Applications } from '../applications/applications.repository.js';
import type { Devices } from '../devices/devices.repository.js';
import type { DownlinkQueue } from '../downlinks/downlink-queue.repository.js';
import type { QueuedDownlink } from '../devices/downlink.js';
import { describeDeviceLists } from './device-list.suite.js';
import { describeQueueView } from './downlink-queue.suite.js';
import { describeUplinkRecords } from './uplink-records.suite.js';

export interface Repositories {
  readonly applications: Applications;
  readonly devices: Devices;
  readonly queue: DownlinkQueue;
}

export const appId = AppId('my-app');
export const devId = DevId('my-dev');
export const noNonces = { dev: [], app: [] };
export const key = (fill: number): Buffer => Buffer.alloc(16, fill);
export const downlink = (port: number): QueuedDownlink => ({
  port,
  confirmed: false,
  payloadRaw: Buffer.of(port),
  payloadFields: undefined,
});
export const activation = (dev: number, app: number) => ({
  appId,
  devId,
  devNonce: Buffer.of(0, dev),
  appNonce: Buffer.of(0, 0, app),
  devAddr: DevAddr('26011716'),
  nwkSKey: key(dev),
  appSKey: key(app),
});
const full = deviceOf({
  description: 'in the north "tower"',
  latitude: 52.375,
  longitude: -4.887,
  altitude: -3,
  attributes: { 'ttn-brand': 'some', odd: '\u0000' },
  options: { activationConstraints: 'abp,world', disableFCntCheck: true, uses32BitFCnt: true },
  radio: { lorawanVersion: '1.0.4', deviceClass: 'C', adrMargin: 5, disableAdr: true },
  devAddr: DevAddr('26011716'),
  appKey: key(1),
  nwkSKey: key(2),
  appSKey: key(3),
  fCntUp: 4294967295,
});

/** What every adapter of the three repositories does the same. `fresh` gives empty ones. */
export function describeRepositories(name: string, fresh: () => Promise<Repositories>): void {
  let all: Repositories;
  beforeEach(async () => {
    all = await fresh();
    await all.applications.add(appId);
  });
  describe(`Applications ${name}`, () => describeApplications(() => all));
  describe(`Devices ${name}`, () => {
    describeDevices(() => all);
    describeUplinkRecords(() => all);
    describe('in lists', () => describeDeviceLists(() => all));
  });
  describe(`Joins ${name}`, () => describeJoins(() => all));
  describe(`The downlink queue ${name}`, () => {
    describeQueue(() => all);
    describe('of a device', () => describeQueueView(() => all));
  });
}

function describeApplications(get: () => Repositories): void {
  const settings = { decoder: 'd', converter: 'c', validator: 'v', encoder: 'e', codec: 'k' };
  const changed = { appId, payloadFormat: 'custom', ...settings, registerOnJoinAccessKey: 'fieldpost.abc' };

  it('start without any settings', async () => {
    const application = await get().applications.find(appId);
    expect(application).toMatchObject({ appId, payloadFormat: '', decoder: '', registerOnJoinAccessKey: '' });
  });

  it('are registered once', async () => expect(await get().applications.add(appId)).toBe(false));

  it('keep what they are set to', async () => {
    expect(await get().applications.update(changed)).toBe(true);
    expect(await get().applications.find(appId)).toEqual(changed);
  });

  it('are not made by an update', async () => {
    const other = AppId('other-app');
    expect(await get().applications.update({ ...changed, appId: other })).toBe(false);
    expect(await get().applications.find(other)).toBeUndefined();
  });

  it('go with their devices', async () => {
    await get().devices.add(full, noNonces);
    expect(await get().applications.remove(appId)).toBe(true);
    expect(await get().devices.find(appId, devId)).toBeUndefined();
    expect(await get().applications.remove(appId)).toBe(false);
  });
}

function describeDevices(get: () => Repositories): void {
  it('come back as they were stored', async () => {
    expect(await get().devices.add(full, noNonces)).toBe(true);
    expect(await get().devices.find(appId, devId)).toEqual(full);
  });

  it('come with their application on the path of an uplink', async () => {
    await get().devices.add(full, noNonces);
    const application = await get().applications.find(appId);
    const seen = await get().devices.findWithApplication(appId, devId);
    expect(seen).toEqual({ device: full, application, version: seen?.version });
  });

  it('are added once per id', async () => {
    await get().devices.add(full, noNonces);
    expect(await get().devices.add(deviceOf(), noNonces)).toBe(false);
    expect(await get().devices.find(appId, devId)).toEqual(full);
  });

  it('are found by both EUIs, in their own application', async () => {
    await get().devices.add(full, noNonces);
    const { appEui, devEui } = full;
    expect(await get().devices.findByEuis(appId, appEui, devEui)).toEqual(full);
    expect(await get().devices.findByEuis(AppId('other-app'), appEui, devEui)).toBeUndefined();
    expect(await get().devices.findByEuis(appId, devEui, appEui)).toBeUndefined();
  });

  it('are listed in the byte order of their ids, a page at a time', async () => {
    for (const id of ['dev-2', 'dev_1', 'dev1', 'dev-1'])
      await get().devices.add(deviceOf({ devId: DevId(id), devEui: Eui('00000000000000AA') }), noNonces);
    const ids = async (limit: number, offset: number) => {
      const { devices, total } = await get().devices.list(appId, { limit, offset });
      return [total, ...devices.map((device) => device.devId)];
    };
    expect(await ids(0, 0)).toEqual([4, 'dev-1', 'dev-2', 'dev1', 'dev_1']);
    expect(await ids(2, 1)).toEqual([4, 'dev-2', 'dev1']);
    expect(await ids(2, 4)).toEqual([4]);
  });

  it('are not made by an update', async () =>
    expect(await get().devices.update(full, 'keepNonces')).toBe(false));

  it('are removed once', async () => {
    await get().devices.add(full, noNonces);
    expect(await get().devices.remove(appId, devId)).toBe(true);
    expect(await get().devices.remove(appId, devId)).toBe(false);
  });
}

function describeJoins(get: () => Repositories): void {
  it('store the session', async () => {
    await get().devices.add(deviceOf({ appKey: key(9) }), noNonces);
    expect(await get().devices.activate(activation(1, 2))).toBe('accepted');
    const session = { devAddr: DevAddr('26011716'), nwkSKey: key(1), appSKey: key(2), appKey: key(9) };
    expect(await get().devices.find(appId, devId)).toMatchObject(session);
  });

  it('take no nonce twice, and leave the session as it was', async () => {
    await get().devices.add(deviceOf(), noNonces);
    await get().devices.activate(activation(1, 2));
    expect(await get().devices.activate(activation(1, 3))).toBe('dev_nonce_used');
    expect(await get().devices.activate(activation(4, 2))).toBe('app_nonce_used');
    expect(await get().devices.find(appId, devId)).toMatchObject({ nwkSKey: key(1), appSKey: key(2) });
  });

  it('do not use up a nonce of a join that was rejected for the other one', async () => {
    await get().devices.add(deviceOf(), noNonces);
    await get().devices.activate(activation(1, 2));
    await get().devices.activate(activation(4, 2));
    expect(await get().devices.activate(activation(4, 5))).toBe('accepted');
  });

  it('count up where LoRaWAN requires it', async () => {
    await get().devices.add(deviceOf(), noNonces);
    const join = (dev: number, app: number) =>
      get().devices.activate({ ...activation(dev, app), nonceRule: 'increasing' });
    expect([await join(5, 1), await join(4, 2)]).toEqual(['accepted', 'dev_nonce_too_low']);
    expect([await join(5, 2), await join(6, 2)]).toEqual(['dev_nonce_used', 'accepted']);
    expect(await get().devices.lastAppNonce(appId, devId)).toEqual(Buffer.of(0, 0, 2));
  });

  it('know the nonces that a device was imported with', async () => {
    const imported = { dev: [Buffer.of(0, 1), Buffer.of(0, 1)], app: [Buffer.of(0, 0, 2)] };
    await get().devices.add(deviceOf(), imported);
    expect(await get().devices.activate(activation(1, 9))).toBe('dev_nonce_used');
    expect(await get().devices.activate(activation(9, 2))).toBe('app_nonce_used');
  });

  it('forgets all nonces with an update that requests it only', async () => {
    await get().devices.add(deviceOf(), noNonces);
    await get().devices.activate(activation(1, 2));
    await get().devices.update(full, 'keepNonces');
    expect(await get().devices.activate(activation(1, 2))).toBe('dev_nonce_used');
    await get().devices.update(full, 'forgetNonces');
    expect(await get().devices.activate(activation(1, 2))).toBe('accepted');
  });

  it('fail for a device that is not there', async () =>
    expect(get().devices.activate(activation(1, 2))).rejects.toMatchObject({ kind: 'not_found' }));
}

function describeQueue(get: () => Repositories): void {
  const add = (port: number, schedule: 'replace' | 'first' | 'last') =>
    get().queue.add(appId, devId, downlink(port), schedule);
  const takePort = async () => (await get().queue.takeNext(appId, devId))?.downlink.port;

  it('rejects a device that is not there', async () => {
    expect(await add(1, 'last')).toBe('no_device');
    expect(await get().queue.list(appId, devId)).toBeUndefined();
    expect(await get().queue.clear(appId, devId)).toBe(false);
  });

  it('is empty at first', async () => {
    await get().devices.add(deviceOf(), noNonces);
    expect(await get().queue.takeNext(appId, devId)).toBeUndefined();
  });

  it('gives what came last after, and what came first before the others', async () => {
    await get().devices.add(deviceOf(), noNonces);
    for (const port of [1, 2]) await add(port, 'last');
    for (const port of [3, 4]) await add(port, 'first');
    expect(await get().queue.countWaiting(appId, devId)).toBe(4);
    expect([await takePort(), await takePort(), await takePort(), await takePort()]).toEqual([4, 3, 1, 2]);
  });

  it('returns whether more downlinks wait', async () => {
    await get().devices.add(deviceOf(), noNonces);
    for (const port of [1, 2]) await add(port, 'last');
    expect(await get().queue.takeNext(appId, devId)).toEqual({ downlink: downlink(1), hasMore: true });
    expect(await get().queue.takeNext(appId, devId)).toEqual({ downlink: downlink(2), hasMore: false });
  });

  it('makes what it gives the current downlink of the device', async () => {
    await get().devices.add(deviceOf(), noNonces);
    await add(1, 'last');
    await takePort();
    expect(await get().devices.find(appId, devId)).toMatchObject({ currentDownlink: downlink(1) });
  });

  it('is emptied by a replacement, which takes back the current downlink', async () => {
    await get().devices.add(deviceOf(), noNonces);
    for (const port of [1, 2, 3]) await add(port, 'last');
    await takePort();
    await add(9, 'replace');
    expect(await get().devices.find(appId, devId)).toEqual(deviceOf());
    expect([await takePort(), await takePort()]).toEqual([9, undefined]);
  });
}
