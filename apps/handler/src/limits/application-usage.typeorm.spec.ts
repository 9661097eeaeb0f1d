import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId, Eui } from '@fieldpost/domain';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { deviceOf } from '../../test/memory/devices.js';
import { ApplicationsTypeorm } from '../applications/applications.typeorm.js';
import { storageAt } from '../database/storage.js';
import { DeviceBatchesTypeorm } from '../devices/transfer/device-batches.typeorm.js';
import { DeviceLimits } from './device-limits.js';
import { DevicesTypeorm } from '../devices/devices.typeorm.js';
import { ApplicationUsageTypeorm } from './application-usage.typeorm.js';
import { Owners } from './owners.js';
import { Rejections } from './rejections.js';

const [app1, app2, app3] = [AppId('app-1'), AppId('app-2'), AppId('app-3')];
const sealer = new Sealer(Buffer.alloc(32, 7));
const nonces = { dev: [], app: [] };
let database: MigratedStorage;
let db: DataSource;
let usage: ApplicationUsageTypeorm;
let applications: ApplicationsTypeorm;
let devices: DevicesTypeorm;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  usage = new ApplicationUsageTypeorm(db);
  applications = new ApplicationsTypeorm(db, sealer);
  devices = new DevicesTypeorm(db, sealer);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await db.query('truncate applications cascade');
  for (const appId of [app1, app2, app3]) await applications.add(appId);
});

const deviceNumbered = (appId: AppId, n: number) =>
  deviceOf({ appId, devId: DevId(`dev-${n}`), devEui: Eui(n.toString(16).padStart(16, '0')) });
const addMany = (appId: AppId, count: number) =>
  new DeviceBatchesTypeorm(db, sealer).addFree(
    Array.from({ length: count }, (_, n) => ({ device: deviceNumbered(appId, n), nonces })),
  );
const counts = async (appId: AppId) => (await usage.countDevices(appId)).ofApplication;

describe('The devices of an application', () => {
  it('are counted as they are added one by one or many at once, and removed', async () => {
    expect(await counts(app1)).toBe(0);
    await addMany(app1, 700);
    await devices.add(deviceNumbered(app1, 1), nonces);
    await devices.add(deviceNumbered(app1, 900), nonces);
    await devices.remove(app1, DevId('dev-3'));
    await devices.remove(app1, DevId('dev-3'));
    expect([await counts(app1), await counts(app2)]).toEqual([700, 0]);
  });

  it('are counted right when many are added and removed at once', async () => {
    await addMany(app1, 20);
    const added = Array.from({ length: 20 }, (_, n) => devices.add(deviceNumbered(app1, 100 + n), nonces));
    const removed = Array.from({ length: 15 }, (_, n) => devices.remove(app1, DevId(`dev-${n}`)));
    await Promise.all([...added, ...removed]);
    expect(await counts(app1)).toBe(25);
  });

  it('are forgotten with their application', async () => {
    await addMany(app1, 3);
    await applications.remove(app1);
    await applications.add(app1);
    expect(await counts(app1)).toBe(0);
  });
});

describe('The devices of an owner', () => {
  it('are those of all applications that are theirs', async () => {
    await addMany(app1, 2);
    await addMany(app2, 3);
    await addMany(app3, 4);
    await usage.recordShares(
      new Map([
        [app1, 'user/ann'],
        [app2, 'user/ann'],
        [app3, 'user/ben'],
        [AppId('elsewhere'), 'user/ann'],
      ]),
    );
    expect(await usage.countDevices(app1)).toEqual({
      ofApplication: 2,
      owner: { share: 'user/ann', devices: 5 },
    });
    expect(await usage.applicationsOf('user/ann')).toEqual([app1, app2]);
  });

  it('are not counted together for applications whose owner has left, or is not known', async () => {
    await addMany(app1, 2);
    await addMany(app2, 2);
    await usage.recordShares(new Map([[app1, 'ownerless']]));
    expect(await usage.countDevices(app1)).toEqual({ ofApplication: 2, owner: undefined });
    expect(await usage.countDevices(app2)).toEqual({ ofApplication: 2, owner: undefined });
    expect(await usage.withoutShare('', 10)).toEqual([app2]);
    await usage.recordShares(new Map([[app1, 'user/ann']]));
    expect((await usage.countDevices(app1)).owner).toEqual({ share: 'user/ann', devices: 2 });
  });

  it('are limited after an application was removed and registered again', async () => {
    const account = {
      isConfigured: true,
      ownersOf: async (ids: readonly string[]) =>
        new Map(ids.map((id) => [id, { id: 'ann', deviceLimit: undefined }])),
    };
    const owners = new Owners(account, { warn: () => {} }, usage);
    const settings = { HANDLER_DEVICES_PER_APPLICATION: 0, HANDLER_DEVICES_PER_OWNER: 5 };
    const limits = new DeviceLimits(usage, owners, new Rejections(), settings);
    for (const appId of [app1, app2]) await limits.require(appId);
    await addMany(app1, 3);
    await applications.remove(app2);
    await applications.add(app2);
    expect((await limits.capacityOf(app2)).left).toBe(2);
    await addMany(app2, 2);
    await expect(limits.require(app2)).rejects.toMatchObject({ code: 'too_many_devices_of_owner' });
  });
});
