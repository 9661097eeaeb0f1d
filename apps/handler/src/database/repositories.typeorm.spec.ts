import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { deviceOf } from '../../test/memory/devices.js';
import { ApplicationsTypeorm } from '../applications/applications.typeorm.js';
import { DevicesTypeorm } from '../devices/devices.typeorm.js';
import { DownlinkQueueTypeorm } from '../downlinks/downlink-queue.typeorm.js';
import { longestQueue } from './downlink-queue.suite.js';
import {
  activation,
  appId,
  describeRepositories,
  devId,
  downlink,
  key,
  noNonces,
  type Repositories,
} from './repositories.suite.js';
import { storageAt } from './storage.js';

let database: MigratedStorage;
let db: DataSource;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
});
afterAll(() => database.drop());

const sealer = new Sealer(Buffer.alloc(32, 7));

async function fresh(): Promise<Repositories> {
  await db.query('truncate applications cascade');
  return {
    applications: new ApplicationsTypeorm(db, sealer),
    devices: new DevicesTypeorm(db, sealer),
    queue: new DownlinkQueueTypeorm(db, { HANDLER_DOWNLINK_QUEUE_LENGTH: longestQueue }),
  };
}

describeRepositories('in PostgreSQL', fresh);

describe('PostgreSQL, when things happen at once,', () => {
  let all: Repositories;
  beforeEach(async () => {
    all = await fresh();
    await all.applications.add(appId);
    await all.devices.add(deviceOf(), noNonces);
  });

  it('accepts one of many joins with one nonce', async () => {
    const joins = Array.from({ length: 8 }, (_, n) => all.devices.activate(activation(1, n)));
    const results = await Promise.all(joins);
    expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
    expect(results.filter((result) => result === 'dev_nonce_used')).toHaveLength(7);
  });

  it('gives each waiting downlink to one taker', async () => {
    for (const port of [1, 2, 3]) await all.queue.add(appId, devId, downlink(port), 'last');
    const taken = await Promise.all(Array.from({ length: 6 }, () => all.queue.takeNext(appId, devId)));
    const ports = taken.map((next) => next?.downlink.port ?? 0).sort();
    expect(ports).toEqual([0, 0, 0, 1, 2, 3]);
  });

  it('keeps every downlink that is put last', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((port) => all.queue.add(appId, devId, downlink(port), 'last')));
    expect(await all.queue.countWaiting(appId, devId)).toBe(5);
  });

  it('writes nothing of a leader that another one has followed', async () => {
    const [lead] = await db.query('update leadership set epoch = epoch + 1 returning epoch');
    const seen = await all.devices.findWithApplication(appId, devId);
    if (!seen) throw new Error('no such device');
    await all.queue.add(appId, devId, downlink(1), 'last');
    const left = { appId, devId, version: seen.version, fCntUp: 5, currentDownlink: undefined };
    const before = String(Number(lead[0].epoch) - 1);
    for (const mode of ['batched', 'alone'] as const)
      expect(await all.devices.storeUplink({ ...left, epoch: before }, mode)).toBeUndefined();
    expect(await all.queue.takeNext(appId, devId, { epoch: before })).toBeUndefined();
    const delivery = {
      channel: randomUUID(),
      tag: 1,
      digest: Buffer.of(1),
      isRepeated: false,
      epoch: before,
    };
    expect(await all.queue.add(appId, devId, { ...downlink(2), delivery }, 'last')).toBe('not_leading');
    expect(await all.devices.storeUplink({ ...left, epoch: lead[0].epoch }, 'alone')).toBeDefined();
    expect(await all.queue.takeNext(appId, devId, { epoch: lead[0].epoch })).toBeDefined();
  });

  it('leaves the session of a join alone when a change that began before it does not speak of keys', async () => {
    await all.devices.activate(activation(1, 2));
    await all.devices.update(deviceOf({ description: 'x' }), 'keepNonces', ['nwkSKey', 'appSKey']);
    const device = await all.devices.find(appId, devId);
    expect(device).toMatchObject({ nwkSKey: key(1), appSKey: key(2), description: 'x' });
  });

  it('adds a device once', async () => {
    await all.devices.remove(appId, devId);
    const added = await Promise.all([1, 2, 3].map(() => all.devices.add(deviceOf(), noNonces)));
    expect(added.filter(Boolean)).toHaveLength(1);
  });
});

describe('The tables of the handler', () => {
  const secret = key(0x5a);

  it('hold no key in clear', async () => {
    const { applications, devices } = await fresh();
    await applications.add(appId);
    const application = await applications.find(appId);
    if (!application) throw new Error('not stored');
    await applications.update({ ...application, registerOnJoinAccessKey: 'fieldpost.secret' });
    await devices.add(deviceOf({ appKey: secret, nwkSKey: secret, appSKey: secret }), noNonces);
    const [row] = await db.query(
      `select a.*::text as all_a, d.*::text as all_d
       from (select row_to_json(applications) from applications) a, (select row_to_json(devices) from devices) d`,
    );
    expect(JSON.stringify(row)).not.toContain(secret.toString('hex'));
    expect(JSON.stringify(row)).not.toContain(Buffer.from('fieldpost.secret').toString('hex'));
  });

  it('open no key in the row of another device', async () => {
    const { applications, devices } = await fresh();
    await applications.add(appId);
    await devices.add(deviceOf({ appKey: secret }), noNonces);
    await db.query(`update devices set dev_id = 'other-dev'`);
    const [moved] = await db.query('select dev_id from devices');
    await expect(devices.find(appId, moved.dev_id)).rejects.toMatchObject({ code: 'cannot_open_sealed' });
  });

  it('hold a device of a registered application only', async () => {
    const { devices } = await fresh();
    await expect(devices.add(deviceOf(), noNonces)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('are taken back by the migrations that made them', async () => {
    for (const _migration of db.migrations) await db.undoLastMigration();
    const tables = await db.query(
      `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    expect(tables).toEqual([]);
    await db.runMigrations({ transaction: 'each' });
  });

  it('have the columns that the entities name', async () => {
    for (const { tableName, columns } of db.entityMetadatas) {
      const names: { column_name: string }[] = await db.query(
        'select column_name from information_schema.columns where table_name = $1',
        [tableName],
      );
      expect(names.map(({ column_name }) => column_name)).toEqual(
        expect.arrayContaining(columns.map(({ databaseName }) => databaseName)),
      );
    }
  });
});
