import { expect, it } from '@jest/globals';
import { AppId, DevAddr, DevId } from '@fieldpost/domain';
import { deviceOf } from '../../test/memory/devices.js';
import type { Applications } from '../applications/applications.repository.js';
import type { Devices, UplinkWriteResult, LoadedDevice, UplinkWrite } from '../devices/devices.repository.js';
import type { DownlinkQueue } from '../downlinks/downlink-queue.repository.js';

interface Repositories {
  readonly applications: Applications;
  readonly devices: Devices;
  readonly queue: DownlinkQueue;
}

const appId = AppId('my-app');
const devId = DevId('my-dev');
const noNonces = { dev: [], app: [] };
const downlink = (port: number) => ({ port, confirmed: false, payloadRaw: Buffer.of(port) });
const join = {
  ...{ appId, devId, devAddr: DevAddr('26011716'), devNonce: Buffer.of(0, 1), appNonce: Buffer.of(0, 0, 2) },
  ...{ nwkSKey: Buffer.alloc(16, 1), appSKey: Buffer.alloc(16, 2) },
};

type Left = Pick<UplinkWrite, 'fCntUp' | 'currentDownlink' | 'isOfPreviousSession'>;

const seenIn = async ({ devices }: Repositories): Promise<LoadedDevice> => {
  const seen = await devices.findWithApplication(appId, devId);
  if (!seen) throw new Error('no such device');
  return seen;
};

// An uplink of the device as it is now, or as it was seen before.
const storeUplink = async (
  all: Repositories,
  left: Left,
  seen?: LoadedDevice,
): Promise<UplinkWriteResult | undefined> => {
  const { version } = seen ?? (await seenIn(all));
  return all.devices.storeUplink({ appId, devId, version, ...left }, 'batched');
};

/** What an uplink leaves behind, and when it does not. */
export function describeUplinkRecords(get: () => Repositories): void {
  const nothing = { fCntUp: 9, currentDownlink: undefined };

  it('remember the last uplink and what is on its way to them', async () => {
    const full = deviceOf({ description: 'all of it', fCntUp: 1 });
    await get().devices.add(full, noNonces);
    await storeUplink(get(), { fCntUp: 4294967295, currentDownlink: downlink(5) });
    const after = await get().devices.find(appId, devId);
    expect(after).toEqual({ ...full, fCntUp: 4294967295, currentDownlink: downlink(5) });
    await storeUplink(get(), { fCntUp: 3, currentDownlink: undefined });
    expect(await get().devices.find(appId, devId)).toEqual({ ...full, fCntUp: 3 });
  });

  it('take one uplink after the other from what the one before left', async () => {
    await get().devices.add(deviceOf(), noNonces);
    const seen = await seenIn(get());
    const first = await storeUplink(get(), { fCntUp: 1, currentDownlink: undefined }, seen);
    const after = { ...seen, version: first?.version ?? seen.version };
    expect(await storeUplink(get(), { fCntUp: 2, currentDownlink: undefined }, after)).toBeDefined();
    expect((await get().devices.find(appId, devId))?.fCntUp).toBe(2);
  });

  it.each<[string, (all: Repositories) => Promise<unknown>]>([
    ['another uplink', (all) => storeUplink(all, { fCntUp: 5, currentDownlink: undefined })],
    ['a join', ({ devices }) => devices.activate(join)],
    ['a change of the device', ({ devices }) => devices.update(deviceOf({ fCntUp: 5 }), 'keepNonces')],
    [
      'a downlink that replaces what is on its way',
      ({ queue }) => queue.add(appId, devId, downlink(1), 'replace'),
    ],
    [
      'a downlink that goes on its way',
      async ({ queue }) => {
        await queue.add(appId, devId, downlink(1), 'last');
        await queue.takeNext(appId, devId);
      },
    ],
    [
      'a change of the application',
      async ({ applications }) => {
        const application = await applications.find(appId);
        if (application) await applications.update({ ...application, payloadFormat: 'custom' });
      },
    ],
    ['the end of the device', ({ devices }) => devices.remove(appId, devId)],
  ])('do not take an uplink that was worked out before %s', async (_, change) => {
    await get().devices.add(deviceOf(), noNonces);
    const seen = await seenIn(get());
    await change(get());
    const before = await get().devices.find(appId, devId);
    expect(await storeUplink(get(), nothing, seen)).toBeUndefined();
    expect(await get().devices.find(appId, devId)).toEqual(before);
  });

  it('keep the session before a join until an uplink of the new one is stored', async () => {
    const session = {
      devAddr: DevAddr('26000001'),
      nwkSKey: Buffer.alloc(16, 7),
      appSKey: Buffer.alloc(16, 8),
    };
    await get().devices.add(deviceOf(session), noNonces);
    const joined = (nonce: number) =>
      get().devices.activate({ ...join, devNonce: Buffer.of(0, nonce), appNonce: Buffer.of(0, 0, nonce) });
    const previous = async () => (await get().devices.find(appId, devId))?.previousSession;
    // The device heard neither join accept.
    expect([await joined(8), await joined(9)]).toEqual(['accepted', 'accepted']);
    expect(await previous()).toEqual(session);
    await storeUplink(get(), { ...nothing, isOfPreviousSession: true });
    expect(await previous()).toEqual(session);
    await storeUplink(get(), nothing);
    expect(await previous()).toBeUndefined();
    expect(await get().devices.find(appId, devId)).toMatchObject({ devAddr: join.devAddr });
  });

  it('keep their current downlink when they are updated', async () => {
    await get().devices.add(deviceOf(), noNonces);
    await storeUplink(get(), { fCntUp: 7, currentDownlink: downlink(5) });
    const changed = deviceOf({ description: 'changed' });
    expect(await get().devices.update(changed, 'keepNonces')).toBe(true);
    expect(await get().devices.find(appId, devId)).toEqual({ ...changed, currentDownlink: downlink(5) });
  });

  it('return whether downlinks wait for them', async () => {
    await get().devices.add(deviceOf(), noNonces);
    expect(await storeUplink(get(), nothing)).toMatchObject({ hasWaiting: false });
    await get().queue.add(appId, devId, downlink(1), 'last');
    expect(await storeUplink(get(), nothing)).toMatchObject({ hasWaiting: true });
  });
}
