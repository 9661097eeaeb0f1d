import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId, Eui } from '@fieldpost/domain';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { deviceOf } from '../../../test/memory/devices.js';
import { ApplicationsTypeorm } from '../../applications/applications.typeorm.js';
import { storageAt } from '../../database/storage.js';
import { euiPair, type WholeDevice } from './device-batches.repository.js';
import { DeviceBatchesTypeorm } from './device-batches.typeorm.js';

const appId = AppId('my-app');
const sealer = new Sealer(Buffer.alloc(32, 7));
let database: MigratedStorage;
let db: DataSource;
let batches: DeviceBatchesTypeorm;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  batches = new DeviceBatchesTypeorm(db, sealer);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await db.query('truncate applications cascade');
  await new ApplicationsTypeorm(db, sealer).add(appId);
});

const wholeOf = (n: number): WholeDevice => ({
  device: deviceOf({
    devId: DevId(`dev-${n}`),
    devEui: Eui(n.toString(16).padStart(16, '0')),
    appKey: Buffer.alloc(16, n),
  }),
  nonces: { dev: [Buffer.of(0, n % 256), Buffer.of(1, n % 256)], app: [Buffer.of(0, 0, n % 256)] },
});
const many = (count: number) => Array.from({ length: count }, (_, n) => wholeOf(n + 1));
const idsOf = (devices: readonly WholeDevice[]) => devices.map(({ device }) => device.devId);

describe('Devices that are stored many at once', () => {
  it('come back as they were, with their nonces, page by page in the byte order of their ids', async () => {
    await batches.addFree(many(25));
    const first = await batches.page(appId, undefined, 20);
    const second = await batches.page(appId, first.at(-1)?.device.devId, 20);
    expect([first.length, second.length]).toEqual([20, 5]);
    expect(idsOf([...first, ...second])).toEqual(idsOf(many(25)).sort());
    const found = second.find(({ device }) => device.devId === 'dev-9');
    expect(found).toEqual(wholeOf(9));
  });

  it('are more than one statement takes', async () => {
    expect((await batches.addFree(many(1_100))).size).toBe(1_100);
  });

  it('leave those alone that are there, and say which ones they added', async () => {
    await batches.addFree([wholeOf(1)]);
    const again = { ...wholeOf(1), device: { ...wholeOf(1).device, description: 'again' } };
    expect([...(await batches.addFree([again, wholeOf(2)]))]).toEqual(['dev-2']);
    const [kept] = await batches.page(appId, undefined, 1);
    expect(kept?.device.description).toBe('');
  });

  it('are all added or none', async () => {
    await batches.addFree([wholeOf(700)]);
    expect(await batches.addAll(many(700))).toBe(false);
    expect(idsOf(await batches.page(appId, undefined, 10))).toEqual(['dev-700']);
    expect(await batches.addAll(many(699))).toBe(true);
  });

  it('are found by their ids and by both their EUIs', async () => {
    await batches.addFree(many(3));
    const { devEui } = wholeOf(2).device;
    const names = [
      deviceOf({ devId: DevId('dev-1'), devEui: Eui('00000000000000AA') }),
      deviceOf({ devId: DevId('other'), devEui }),
      deviceOf({ devId: DevId('nobody'), devEui: Eui('00000000000000BB') }),
    ];
    const { devIds, euis } = await batches.taken(appId, names);
    expect(names.map(({ devId }) => devIds.has(devId))).toEqual([true, false, false]);
    expect(names.map((name) => euis.has(euiPair(name)))).toEqual([false, true, false]);
    expect((await batches.taken(AppId('other-app'), names)).devIds.size).toBe(0);
  });

  it('need an application that is registered', async () => {
    const device = { ...wholeOf(1).device, appId: AppId('other-app') };
    await expect(batches.addFree([{ ...wholeOf(1), device }])).rejects.toMatchObject({ kind: 'not_found' });
  });
});
