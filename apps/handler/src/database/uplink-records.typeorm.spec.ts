import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DevId, type Eui } from '@fieldpost/domain';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { deviceOf } from '../../test/memory/devices.js';
import { ApplicationsTypeorm } from '../applications/applications.typeorm.js';
import { DevicesTypeorm } from '../devices/devices.typeorm.js';
import { appId, noNonces } from './repositories.suite.js';
import { storageAt } from './storage.js';

let database: MigratedStorage;
let db: DataSource;
let devices: DevicesTypeorm;
const [held, free] = [DevId('held-dev'), DevId('free-dev')];

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
});
afterAll(() => database.drop());

beforeEach(async () => {
  await db.query('truncate applications cascade');
  const sealer = new Sealer(Buffer.alloc(32, 7));
  devices = new DevicesTypeorm(db, sealer);
  await new ApplicationsTypeorm(db, sealer).add(appId);
  for (const [index, devId] of [held, free].entries())
    await devices.add(deviceOf({ devId, devEui: `000000000000000${index + 1}` as Eui }), noNonces);
});

const versionOf = async (devId: DevId) => {
  const seen = await devices.findWithApplication(appId, devId);
  if (!seen) throw new Error('no such device');
  return seen.version;
};

const traceOf = async (devId: DevId, fCntUp: number) => {
  const version = await versionOf(devId);
  return { appId, devId, version, fCntUp, currentDownlink: undefined };
};

/** Somebody who has changed a device and not said yet whether that stays. */
async function holding(devId: DevId) {
  const holder = db.createQueryRunner();
  await holder.startTransaction();
  await holder.query('update devices set f_cnt_up = 77 where app_id = $1 and dev_id = $2', [appId, devId]);
  return {
    end: async (how: 'commit' | 'rollback') => {
      await (how === 'commit' ? holder.commitTransaction() : holder.rollbackTransaction());
      await holder.release();
    },
  };
}

describe('Uplinks that are written together', () => {
  it('do not wait for a device that another transaction has locked', async () => {
    const writes = [await traceOf(held, 5), await traceOf(free, 6)];
    const holder = await holding(held);
    const answers = await Promise.all(writes.map((write) => devices.storeUplink(write, 'batched')));
    expect(answers[0]).toBeUndefined();
    expect(answers[1]).toMatchObject({ hasWaiting: false });
    await holder.end('rollback');
    expect((await devices.find(appId, free))?.fCntUp).toBe(6);
  });

  it.each([
    ['commit', undefined, 77],
    ['rollback', { hasWaiting: false }, 5],
  ] as const)('wait for it where they are alone, and see its %s', async (how, answer, fCntUp) => {
    const write = await traceOf(held, 5);
    const holder = await holding(held);
    const recorded = devices.storeUplink(write, 'alone');
    await holder.end(how);
    if (answer) expect(await recorded).toMatchObject(answer);
    else expect(await recorded).toBeUndefined();
    expect((await devices.find(appId, held))?.fCntUp).toBe(fCntUp);
  });

  it('are each taken once, however many hold the same version', async () => {
    const version = await versionOf(free);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        devices.storeUplink(
          { appId, devId: free, version, fCntUp: n + 1, currentDownlink: undefined },
          n % 2 === 0 ? 'batched' : 'alone',
        ),
      ),
    );
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
  });
});
