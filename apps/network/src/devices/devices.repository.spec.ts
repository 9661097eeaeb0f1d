import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppId, DevAddr, DevId, Eui } from '@fieldpost/domain';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { deviceWith } from '../../test/memory/samples.js';
import type { NetworkDevice } from './device.js';
import { storageAt } from '../database/storage.js';
import { Devices } from './devices.repository.js';

let database: MigratedStorage;
let db: DataSource;
let devices: Devices;

beforeAll(async () => {
  database = await migratedStorage('network', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  devices = new Devices(db, new Sealer(Buffer.alloc(32, 1)));
});
afterAll(() => database.drop());

/** Registers a device with a session, of an application and with a number as DevEUI. */
async function registered(appId: string, n: number, devAddr: DevAddr) {
  const device = deviceWith({
    ...{ appId: AppId(appId), devId: DevId(`dev-${n}`), devEui: Eui(n.toString(16).padStart(16, '0')) },
    session: { devAddr, nwkSKey: Buffer.alloc(16, n) },
  });
  const { session, appId: owner } = device;
  await devices.register(device, { session, counters: { fCntUp: 0, fCntDown: 0 }, owner });
  return stored(device);
}

async function stored(device: NetworkDevice): Promise<NetworkDevice> {
  const found = await devices.find(device);
  if (!found) throw new Error('the device is not stored');
  return found;
}

describe('The devices of the network', () => {
  it('keep the radio settings that a registration leaves out', async () => {
    const device = await registered('radio-app', 90, DevAddr('26000090'));
    const register = (radio: NetworkDevice['radio']) =>
      devices.register(
        { ...device, radio },
        { session: undefined, counters: { fCntUp: 0, fCntDown: 0 }, owner: device.appId },
      );
    await register({ deviceClass: 'C', adrMargin: 10 });
    await register({ adrMargin: 0 });
    expect((await devices.find(device))?.radio).toEqual({ deviceClass: 'C', adrMargin: 0 });
  });

  it('are found by their address, however many another application has there', async () => {
    const devAddr = DevAddr('26000001');
    for (const n of [1, 2]) await registered('my-app', n, devAddr);
    for (let n = 0; n < 600; n += 5)
      await Promise.all([0, 1, 2, 3, 4].map((more) => registered('other-app', 100 + n + more, devAddr)));
    await db.query(`update devices set last_seen = now() where app_id = 'other-app'`);
    const counted = AppId('other-app');
    expect([await devices.hasAtLeast(counted, 600), await devices.hasAtLeast(counted, 601)]).toEqual([
      true,
      false,
    ]);
    const found = await devices.withAddress(devAddr);
    expect(found).toHaveLength(500);
    const mine = found.filter(({ appId }) => appId === 'my-app');
    expect(mine.map(({ devId }) => devId).sort()).toEqual(['dev-1', 'dev-2']);
  });

  it('have an uplink with the counter 0 accepted once', async () => {
    const device = await registered('my-app', 3, DevAddr('26000003'));
    const uplink = { fCnt: 0, at: new Date(), macState: {} };
    expect([
      await devices.acceptUplink(device, uplink),
      await devices.acceptUplink(device, uplink),
      await devices.acceptUplink(await stored(device), uplink),
    ]).toEqual([true, false, true]);
  });

  it('have uplinks that arrive together accepted one by one, the same counter of a device once', async () => {
    const [first, second] = [
      await registered('my-app', 4, DevAddr('26000004')),
      await registered('my-app', 5, DevAddr('26000004')),
    ];
    const uplink = { fCnt: 1, at: new Date(), macState: {} };
    const accepted = await Promise.all([
      ...[first, second, first, { ...second, fCntUp: 7 }].map((device) =>
        devices.acceptUplink(device, uplink),
      ),
    ]);
    const ofFirst = [accepted[0], accepted[2]];
    expect([ofFirst.filter(Boolean), accepted[1], accepted[3]]).toEqual([[true], true, false]);
    const [one, other] = await Promise.all([
      devices.withAddress(DevAddr('26000004')),
      devices.withAddress(DevAddr('26000004')),
    ]);
    expect(one.map(({ fCntUp }) => fCntUp)).toEqual([1, 1]);
    expect(other).toEqual(one);
  });

  it('keep any MAC state and gateways, and those of before where an uplink brings none', async () => {
    const device = await registered('my-app', 8, DevAddr('26000008'));
    const macState = { 'a "b" {c}, \\': ['\n\t\u007f', 'ü\u2028', null, 1.5, '\\"', '{}', 'NULL'] };
    const heardBy = [{ gatewayId: 'my-gateway', plan: '"EU\\', snr: -1.5 }];
    await devices.acceptUplink(device, { fCnt: 1, at: new Date(), macState, heardBy });
    const found = await devices.find(device);
    expect(found).toMatchObject({ macState, heardBy });
    await devices.acceptUplink(found ?? device, { fCnt: 2, at: new Date(), macState: {} });
    expect(await devices.find(device)).toMatchObject({ macState: {}, heardBy });
  });

  it('are remembered as an uplink and a downlink leave them', async () => {
    const devAddr = DevAddr('26000041');
    const device = await registered('memory-app', 41, devAddr);
    expect(devices.remembered(devAddr)).toEqual([]);
    const heardBy = [{ gatewayId: 'my-gateway', plan: 'EU_863_870', snr: 3 }];
    await devices.acceptUplink(device, { fCnt: 1, at: new Date(), macState: { n: 1 }, heardBy });
    expect(devices.remembered(devAddr)).toEqual([await stored(device)]);
    await devices.acceptUplink(await stored(device), { fCnt: 2, at: new Date(), macState: undefined });
    const [heard = device] = devices.remembered(devAddr);
    expect(heard).toEqual(await stored(device));
    await devices.takeDownlinkCounter({ ...heard, macState: { n: 2 } }, devAddr, 0);
    expect(devices.remembered(devAddr)).toEqual([await stored(device)]);
    expect(devices.remembered(devAddr)).toMatchObject([{ fCntDown: 1, macState: { n: 2 } }]);
  });

  it.each<[what: string, change: (device: NetworkDevice, other: Devices) => Promise<unknown>]>([
    [
      'a registration',
      (device, other) =>
        other.register(device, {
          ...{ session: device.session, owner: device.appId, counters: { fCntUp: 1, fCntDown: 0 } },
        }),
    ],
    ['its removal', (device, other) => other.remove(device)],
    [
      'an uplink with the same counter',
      (device, other) => other.acceptUplink(device, { fCnt: 1, at: new Date(), macState: {} }),
    ],
    [
      'a downlink',
      (device, other) => other.takeDownlinkCounter(device, device.session?.devAddr ?? DevAddr('00000000'), 0),
    ],
    [
      'a join accept',
      (device, other) =>
        other.startSession(device, { devAddr: DevAddr('26000043'), nwkSKey: Buffer.alloc(16) }, {}),
    ],
    ['a version of before', () => db.query(`update devices set app_id = app_id where app_id = 'shared-app'`)],
  ])('have no uplink accepted over what another replica has changed: %s', async (_, change) => {
    const devAddr = DevAddr('26000042');
    await devices.acceptUplink(await registered('shared-app', 42, devAddr), {
      ...{ fCnt: 1, at: new Date(), macState: {} },
    });
    const [remembered] = devices.remembered(devAddr);
    if (!remembered) throw new Error('the device is not remembered');
    await change(remembered, new Devices(db, new Sealer(Buffer.alloc(32, 1))));
    const before = await devices.find(remembered);
    expect(await devices.acceptUplink(remembered, { fCnt: 2, at: new Date(), macState: { n: 2 } })).toBe(
      false,
    );
    expect(await devices.find(remembered)).toEqual(before);
    expect(devices.remembered(devAddr)).toEqual([]);
  });

  it('keep their session after a join until they use the new one', async () => {
    const device = await registered('join-app', 70, DevAddr('26000070'));
    const uplink = { fCnt: 4, at: new Date(), macState: {} };
    await devices.acceptUplink(device, uplink);
    const join = (n: number) =>
      devices.startSession(
        device,
        { devAddr: DevAddr('26000071'), nwkSKey: Buffer.alloc(16, n) },
        { joined: n },
      );
    expect([await join(1), await join(2)]).toEqual([true, true]);
    expect(await devices.find(device)).toMatchObject({ session: device.session, fCntUp: 4, wasHeard: true });
    const [old] = await devices.withAddress(DevAddr('26000070'));
    expect(await devices.acceptUplink(old ?? device, { ...uplink, fCnt: 5 })).toBe(true);

    const [next] = await devices.withAddress(DevAddr('26000071'));
    const session = { devAddr: '26000071', nwkSKey: Buffer.alloc(16, 2) };
    expect(next).toMatchObject({
      session,
      isNext: true,
      fCntUp: 0,
      wasHeard: false,
      macState: { joined: 2 },
    });
    // Another join accept came in between.
    await join(3);
    expect(await devices.acceptUplink(next ?? device, { ...uplink, fCnt: 0 })).toBe(false);
    const [last] = await devices.withAddress(DevAddr('26000071'));
    expect(await devices.acceptUplink(last ?? device, { ...uplink, fCnt: 0 })).toBe(true);
    expect(await devices.find(device)).toMatchObject({
      session: { devAddr: '26000071', nwkSKey: Buffer.alloc(16, 3) },
      ...{ fCntUp: 0, fCntDown: 0, wasHeard: true },
    });
    expect(await devices.withAddress(DevAddr('26000070'))).toEqual([]);
  });

  it('keep session and counters when a handler writes back what it read before a join', async () => {
    const device = await registered('stale-app', 80, DevAddr('26000080'));
    const joined = { devAddr: DevAddr('26000081'), nwkSKey: Buffer.alloc(16, 8) };
    const writeBack = (fCntUp: number, session = joined) =>
      devices.register(device, { session, counters: { fCntUp, fCntDown: 0 }, owner: device.appId });
    await devices.acceptUplink(device, { fCnt: 4, at: new Date(), macState: {} });
    await devices.startSession(device, joined, {});
    for (const fCntUp of [900, 0]) {
      await writeBack(fCntUp);
      const kept = { session: { devAddr: '26000080' }, fCntUp: 4, wasHeard: true };
      expect(await devices.find(device)).toMatchObject(kept);
    }
    const [next] = await devices.withAddress(joined.devAddr);
    await devices.acceptUplink(next ?? device, { fCnt: 1, at: new Date(), macState: {} });
    await writeBack(900);
    expect(await devices.find(device)).toMatchObject({ session: { devAddr: '26000081' }, fCntUp: 1 });
    // A session of the owner with the address of the one that waits.
    await devices.startSession(device, joined, {});
    const own = { ...joined, nwkSKey: Buffer.alloc(16, 9) };
    await writeBack(0, own);
    expect(await devices.find(device)).toMatchObject({ session: own, fCntUp: 0 });
  });

  it('have the downlink counter of a session set back to 0 or not at all', async () => {
    const device = deviceWith();
    const { session, appId: owner } = device;
    const other = { devAddr: DevAddr('26000FFF'), nwkSKey: Buffer.alloc(16, 9) };
    /** The stored counter after a registration with this one. */
    const after = async (fCntDown: number, given: { readonly session: typeof session }) => {
      const counters = { fCntUp: 3, fCntDown };
      expect(await devices.register(device, { ...given, counters, owner })).toBe(true);
      return (await devices.find(device))?.fCntDown;
    };
    expect(await after(10, { session })).toBe(10);
    expect(await after(7, { session })).toBe(10);
    expect(await after(7, { session: undefined })).toBe(10);
    expect(await after(12, { session })).toBe(12);
    expect(await after(0, { session })).toBe(0);
    expect(await after(5, { session })).toBe(5);
    expect(await after(2, { session: other })).toBe(2);
  });
});
