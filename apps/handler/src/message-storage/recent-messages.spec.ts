import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../database/storage.js';
import { RecentMessages } from './recent-messages.repository.js';

let database: MigratedStorage;
let db: DataSource;
let messages: RecentMessages;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  messages = new RecentMessages(db);
});
afterAll(() => database.drop());

const [stored, other] = [AppId('app-1'), AppId('app-2')] as const;
const messageOf = (appId: AppId, at: number) => ({
  ...{ appId, devId: DevId('dev-1'), kind: 'up' as const, json: String(at), at },
});
const everything = { devId: undefined, since: new Date(0), limit: 100 };
const left = async () => (await messages.list(stored, everything)).map(({ json }) => json);

beforeEach(async () => {
  await db.query('truncate applications cascade');
  for (const appId of [stored, other]) await db.query('insert into applications values ($1)', [appId]);
  await messages.setStorage(stored, { maxSeconds: 60, maxMessages: 3 }, 1_000);
});

describe('The store of recent messages', () => {
  it('keeps messages of applications that want it, and says which they are', async () => {
    await messages.add([messageOf(stored, 1_500), messageOf(other, 2_000)]);
    expect(await messages.list(stored, everything)).toEqual([
      { devId: 'dev-1', receivedAt: new Date(1_500), json: '1500' },
    ]);
    expect(await messages.list(other, everything)).toEqual([]);
    expect(await messages.stored([stored, other])).toEqual(new Set([stored]));
  });

  it('keeps the error of a payload function, whatever that threw', async () => {
    await messages.add([{ ...messageOf(stored, 1_500), decodingError: 'bad \0 "frame" \ud800' }]);
    expect(await messages.list(stored, everything)).toMatchObject([
      { json: '1500', decodingError: 'bad \ufffd "frame" \ufffd' },
    ]);
  });

  it('removes what is too old, a batch at a time', async () => {
    await messages.add([1_000, 2_000, 3_000, 60_000].map((at) => messageOf(stored, at)));
    const now = new Date(63_500);
    expect([await messages.removeOld(now, 2), await messages.removeOld(now, 2)]).toEqual([2, 1]);
    expect(await left()).toEqual(['60000']);
  });

  it('removes the oldest of what is too much', async () => {
    await messages.add([1, 2, 3, 4, 5, 6].map((at) => messageOf(stored, at)));
    expect([await messages.removeBeyond(stored, 2), await messages.removeBeyond(stored, 2)]).toEqual([2, 1]);
    expect(await messages.removeBeyond(stored, 2)).toBe(0);
    expect(await left()).toEqual(['6', '5', '4']);
  });

  it('keeps the last of those that came in one millisecond', async () => {
    const burst = Array.from({ length: 12 }, (_, n) => ({ ...messageOf(stored, 7), json: `${n}` }));
    await messages.add(burst);
    expect(await messages.removeBeyond(stored, 100)).toBe(9);
    expect(await left()).toEqual(['11', '10', '9']);
  });

  it('goes with the application', async () => {
    await messages.add([messageOf(stored, 1)]);
    await db.query('delete from applications');
    expect(await messages.findStorage(stored)).toBeUndefined();
    expect(await left()).toEqual([]);
  });
});
