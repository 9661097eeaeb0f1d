import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId, type TrafficCounts, trafficWindow } from '@fieldpost/domain';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { deviceOf } from '../../test/memory/devices.js';
import { storageAt } from '../database/storage.js';
import { DevicesTypeorm } from '../devices/devices.typeorm.js';
import { TrafficRepository } from './traffic.repository.js';
import { UsageFiguresRepository } from './usage-figures.repository.js';

let database: MigratedStorage;
let db: DataSource;
let traffic: TrafficRepository;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  traffic = new TrafficRepository(db);
});
afterAll(() => database.drop());

const now = Date.parse('2026-11-27T09:30:00Z');
const hour = Math.floor(now / 3_600_000);
const day = trafficWindow('24h', now);
const week = trafficWindow('7d', now);
const [mine, other] = [AppId('my-app'), AppId('other-app')] as const;
const device = DevId('dev-1');
const unknown = { decoded: null, decoding_errors: null };
const two = { uplinks: 2, downlinks: 1, joins: 0, errors: 0, ...unknown };
const of = (appId: AppId, devId: string, counts: TrafficCounts = two) => ({ appId, devId, ...counts });
const uplinksOf = async (appId: AppId) =>
  [...((await traffic.ofApplications([appId], day)).get(appId) ?? [])]
    .map(([at, { uplinks }]) => [at - hour, uplinks] as const)
    .filter(([, uplinks]) => uplinks > 0)
    .sort(([one], [other]) => one - other);

beforeEach(async () => {
  await db.query('truncate applications cascade');
  const devices = new DevicesTypeorm(db, new Sealer(Buffer.alloc(32, 1)));
  for (const appId of [mine, other]) {
    await db.query('insert into applications values ($1)', [appId]);
    await devices.add(deviceOf({ appId, devId: device }), { dev: [], app: [] });
  }
});

describe('The hourly counts', () => {
  it('are added to those of the same hour, for the device and its application', async () => {
    await traffic.add({ hour: hour - 1, epoch: null }, [of(mine, device)]);
    for (const _ of [1, 2]) await traffic.add({ hour, epoch: null }, [of(other, device), of(mine, device)]);
    const ofDevice = await traffic.ofDevice(mine, device, day);
    expect([ofDevice.get(hour - 1), ofDevice.get(hour)]).toEqual([
      two,
      { uplinks: 4, downlinks: 2, joins: 0, errors: 0, ...unknown },
    ]);
    expect(await uplinksOf(mine)).toEqual([
      [-1, 2],
      [0, 4],
    ]);
    const days = await traffic.ofApplications([mine, other], week);
    expect([...days].map(([id, counts]) => [id, [...counts.values()][0]?.uplinks]).sort()).toEqual([
      [mine, 6],
      [other, 4],
    ]);
  });

  it('know how many uplinks were decoded where a replica has counted that', async () => {
    const add = (ago: number, decoded: number | null, decoding_errors: number | null) =>
      traffic.add({ hour: hour - ago, epoch: null }, [
        of(mine, device, { ...two, decoded, decoding_errors }),
      ]);
    // A replica of the last release, one of this release after it, and one of this release alone.
    await add(2, null, null);
    await add(1, null, null);
    await add(1, 1, 0);
    await add(1, 0, 1);
    await add(0, 0, 0);
    const expected = [unknown, { decoded: 1, decoding_errors: 1 }, { decoded: 0, decoding_errors: 0 }];
    for (const found of [
      await traffic.ofDevice(mine, device, day),
      (await traffic.ofApplications([mine], day)).get(mine),
    ])
      expect([2, 1, 0].map((ago) => found?.get(hour - ago))).toMatchObject(expected);
    const days = await traffic.ofDevice(mine, device, week);
    expect([...days.values()]).toMatchObject([{ uplinks: 10, decoded: 1, decoding_errors: 1 }]);
  });

  it('have every hour of a day, in whatever order they are written', async () => {
    for (const ago of [3, 9, 0, 5, 3])
      await traffic.add({ hour: hour - ago, epoch: null }, [of(mine, device)]);
    expect(await uplinksOf(mine)).toEqual([
      [-9, 2],
      [-5, 2],
      [-3, 4],
      [0, 2],
    ]);
  });

  it('of an unknown device count for its application alone, and those of an unknown application for nothing', async () => {
    await traffic.add({ hour, epoch: null }, [of(mine, 'gone'), of(AppId('elsewhere'), device)]);
    expect(await uplinksOf(mine)).toEqual([[0, 2]]);
    expect(await traffic.ofDevice(mine, DevId('gone'), day)).toEqual(new Map());
    expect(await traffic.registered([mine, AppId('elsewhere')])).toEqual(new Set([mine]));
    expect(await db.query('select 1 from device_traffic')).toEqual([]);
  });

  it('of a leader are dropped when another one leads', async () => {
    const [{ epoch }] = await db.query<[{ epoch: string }]>('select epoch from leadership');
    await traffic.add({ hour, epoch }, [of(mine, device)]);
    await traffic.add({ hour, epoch: String(BigInt(epoch) + 1n) }, [of(mine, device)]);
    expect(await uplinksOf(mine)).toEqual([[0, 2]]);
  });

  it('do not wait for a device whose downlink queue is locked, and skip one that is being removed', async () => {
    const tx = db.createQueryRunner();
    await tx.startTransaction();
    await tx.query(`select 1 from devices where app_id = $1 for no key update`, [mine]);
    await tx.query(`delete from devices where app_id = $1`, [other]);
    await traffic.add({ hour, epoch: null }, [of(mine, device), of(other, device)]);
    await tx.commitTransaction();
    await tx.release();
    expect(await db.query('select app_id from device_traffic')).toEqual([{ app_id: mine }]);
    expect(await uplinksOf(other)).toEqual([[0, 2]]);
  });

  it('are removed by age in batches, and with their device or application', async () => {
    for (const days of [0, 3, 4, 5])
      await traffic.add({ hour: hour - days * 24, epoch: null }, [of(mine, device)]);
    const before = Math.floor(hour / 24) - 2;
    expect([await traffic.removeBefore(before, 2), await traffic.removeBefore(before, 2)]).toEqual([2, 1]);
    for (const table of ['application_traffic', 'device_traffic'])
      expect(await db.query(`select day from ${table}`)).toEqual([{ day: Math.floor(hour / 24) }]);
    await db.query('delete from devices where app_id = $1', [mine]);
    expect(await db.query('select 1 from device_traffic')).toEqual([]);
    await db.query('delete from applications where app_id = $1', [mine]);
    expect(await db.query('select 1 from application_traffic')).toEqual([]);
  });
});

describe('Figures of usage', () => {
  it('have the devices, and the sums of 24 hours and 30 days, by application in pages', async () => {
    await db.query(`insert into applications values ('a-silent-app')`);
    for (const ago of [0, 23, 24, 29 * 24, 31 * 24])
      await traffic.add({ hour: hour - ago, epoch: null }, [of(mine, device)]);
    const figures = new UsageFiguresRepository(db);
    const none = { uplinks: 0, downlinks: 0, joins: 0 };
    const silent = { appId: 'a-silent-app', devices: 0, day: none, month: none };
    const counted = {
      ...{ appId: mine, devices: 1 },
      ...{ day: { uplinks: 4, downlinks: 2, joins: 0 }, month: { uplinks: 8, downlinks: 4, joins: 0 } },
    };
    expect(await figures.read('', 2, now)).toEqual([silent, counted]);
    expect(await figures.read(mine, 2, now)).toEqual([{ ...silent, appId: other, devices: 1 }]);
  });

  it('change with the counts, also in the last hour of a day and on the next day', async () => {
    const figures = new UsageFiguresRepository(db);
    const uplinksAt = async (time: string) => {
      const [counted] = await figures.read('', 1, Date.parse(time));
      return [counted?.day.uplinks, counted?.month.uplinks];
    };
    for (const ago of [0, 24, 48]) await traffic.add({ hour: hour - ago, epoch: null }, [of(mine, device)]);
    expect(await uplinksAt('2026-11-27T09:30:00Z')).toEqual([2, 6]);
    await traffic.add({ hour, epoch: null }, [of(mine, device)]);
    expect(await uplinksAt('2026-11-27T23:30:00Z')).toEqual([4, 8]);
    expect(await uplinksAt('2026-11-28T09:30:00Z')).toEqual([0, 8]);
    expect(await uplinksAt('2026-12-25T00:00:00Z')).toEqual([0, 6]);
  });
});

describe('The devices of an application', () => {
  it('are counted by when they were heard', async () => {
    expect(await traffic.deviceStates(mine, now)).toEqual({ active: 0, silent: 0, never_seen: 1 });
    const heard = (at: string) => db.query('update devices set last_seen_at = $1', [at]);
    await heard('2026-11-26T10:00:00Z');
    expect(await traffic.deviceStates(mine, now)).toEqual({ active: 1, silent: 0, never_seen: 0 });
    await heard('2026-11-26T09:00:00Z');
    expect(await traffic.deviceStates(mine, now)).toEqual({ active: 0, silent: 1, never_seen: 0 });
    expect(await traffic.deviceStates(AppId('elsewhere'), now)).toEqual({
      active: 0,
      silent: 0,
      never_seen: 0,
    });
  });
});
