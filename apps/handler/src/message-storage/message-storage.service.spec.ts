import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import type { HandlerSettings } from '../handler.config.js';
import { storageAt } from '../database/storage.js';
import { ApplicationUsageTypeorm } from '../limits/application-usage.typeorm.js';
import { Owners } from '../limits/owners.js';
import { Rejections } from '../limits/rejections.js';
import type { MessageRecorder } from './message-recorder.js';
import { MessageStorageService } from './message-storage.service.js';
import { RecentMessages } from './recent-messages.repository.js';

const owners = new Map(
  ['ann-1', 'ann-2', 'ann-3', 'ben-1', 'ben-2'].map((appId) => [
    appId,
    { id: appId.slice(0, 3), deviceLimit: undefined },
  ]),
);
const [ann1, ann2, ann3] = [AppId('ann-1'), AppId('ann-2'), AppId('ann-3')];
const ben1 = AppId('ben-1');
const limited = 'too_many_stored_messages';

let database: MigratedStorage;
let db: DataSource;
let messages: RecentMessages;
let rejections: Rejections;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  messages = new RecentMessages(db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  rejections = new Rejections();
  await db.query('truncate applications cascade');
  for (const appId of [...owners.keys(), 'left-1', 'left-2'])
    await db.query('insert into applications values ($1)', [appId]);
});

function serviceWith(limit: number) {
  const account = {
    isConfigured: true,
    ownersOf: async (appIds: readonly string[]) => new Map([...owners].filter(([id]) => appIds.includes(id))),
  };
  const known = new Owners(account, { warn: () => {} }, new ApplicationUsageTypeorm(db));
  const keeper = { changed: () => {} } as unknown as MessageRecorder;
  const settings = { HANDLER_MESSAGE_STORAGE_LENGTH_PER_OWNER: limit } as HandlerSettings;
  const service = new MessageStorageService(messages, keeper, known, rejections, settings);
  return (appId: AppId, maxMessages: number) => service.set(appId, { maxSeconds: 60, maxMessages });
}
const storedBy = async (appId: AppId) => (await messages.findStorage(appId))?.maxMessages;

describe('The message storage of all applications of an owner', () => {
  it('is limited in sum', async () => {
    const set = serviceWith(10);
    await set(ann1, 6);
    await set(ann2, 4);
    await expect(set(ann3, 1)).rejects.toMatchObject({
      ...{ code: limited, kind: 'resource_exhausted' },
      message: expect.stringMatching(/^MaxMessages .*"ann-3" may have 10 messages/),
    });
    await expect(set(ann2, 5)).rejects.toMatchObject({ code: limited });
    expect([await storedBy(ann2), await storedBy(ann3)]).toEqual([4, undefined]);
    expect(rejections.tally.of('stored_messages_of_owner')).toBe(2);
    await set(ben1, 10);
  });

  it('has capacity again when storage of one is reduced or turned off', async () => {
    const set = serviceWith(10);
    await set(ann1, 10);
    await set(ann1, 7);
    await set(ann2, 3);
    await messages.removeStorage(ann1);
    await set(ann3, 7);
  });

  it('may be reduced while it is over a limit that was lowered', async () => {
    await serviceWith(20)(ann1, 15);
    const set = serviceWith(10);
    await set(ann1, 14);
    await expect(set(ann1, 15)).rejects.toMatchObject({ code: limited });
  });

  it('does not exceed the limit by concurrent requests', async () => {
    const set = serviceWith(10);
    const results = await Promise.allSettled([ann1, ann2, ann3].map((appId) => set(appId, 5)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('is limited after applications were registered again', async () => {
    const set = serviceWith(10);
    await set(ann1, 5);
    await db.query('delete from applications where app_id = $1', [ann1]);
    await db.query('insert into applications values ($1)', [ann1]);
    await set(ann1, 6);
    await expect(set(ann2, 5)).rejects.toMatchObject({ code: limited });
  });

  it('is not limited in sum where the owner has left, or where the setting is 0', async () => {
    const set = serviceWith(10);
    for (const appId of ['left-1', 'left-2']) await set(AppId(appId), 10);
    for (const appId of [ann1, ann2]) await serviceWith(0)(appId, 100_000);
  });
});
