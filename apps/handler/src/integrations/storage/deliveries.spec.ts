import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../../database/storage.js';
import type { TimedMessage } from '../../events/message-batches.js';
import type { MessageKind } from '../../events/message-subscribers.js';
import { type ClaimRequest, Deliveries, type Delivery, type Outcome } from './deliveries.repository.js';
import { IntegrationId } from './integration.js';
import { failingStatement, Integrations } from './integrations.repository.js';

let database: MigratedStorage;
let db: DataSource;
let integrations: Integrations;
let deliveries: Deliveries;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  const sealer = new Sealer(Buffer.alloc(32, 7));
  integrations = new Integrations(db, sealer);
  deliveries = new Deliveries(db, sealer);
});
afterAll(() => database.drop());

const [one, two] = [AppId('app-1'), AppId('app-2')] as const;
const hook = IntegrationId('hook');

beforeEach(async () => {
  await db.query('truncate applications cascade');
  for (const appId of [one, two]) await addHook(appId);
});

async function addHook(appId: AppId): Promise<void> {
  await db.query('insert into applications (app_id) values ($1)', [appId]);
  const messages: MessageKind[] = ['up'];
  const secrets = { headers: { 'x-a': 'b' }, secret: 'a secret of this test' };
  await integrations.add({ appId, id: hook, url: 'https://example.com/', messages, ...secrets });
}

const messageOf = (appId: AppId, json = '{}', kind: MessageKind = 'up'): TimedMessage => ({
  ...{ appId, devId: DevId('dev-1'), kind, json, at: 0 },
});
const many = (appId: AppId, count: number) =>
  Array.from({ length: count }, (_, n) => messageOf(appId, String(n)));
const claim = (more: Partial<ClaimRequest> = {}) =>
  deliveries.claim({
    ...{ running: [], perIntegration: 4, runningOfOwners: [], perOwner: 50, most: 100, leaseMs: 60_000 },
    ...more,
  });
const failed = (id: string, retryInMs: number | undefined): Outcome => ({
  ...{ id, attempt: 1, ms: 5, status: 500, error: 'answered with status 500', retryInMs },
});
const arrived = (id: string): Outcome => ({
  ...{ id, attempt: 1, ms: 5, status: 200, error: undefined, retryInMs: undefined },
});

describe('The queues of an owner', () => {
  const three = AppId('app-3');
  beforeEach(async () => {
    await addHook(three);
    await db.query(
      `insert into application_usage (app_id, owner) values ($1, 'user/ann'), ($2, 'user/ann'), ($3, 'user/ben')`,
      [one, two, three],
    );
    await deliveries.add([...many(one, 10), ...many(two, 10), ...many(three, 10)]);
  });
  const sharesOf = (claimed: readonly Delivery[]) => claimed.map(({ share }) => share).sort();

  it('take turns with those of others, however many integrations there are', async () => {
    expect(sharesOf(await claim({ most: 4 }))).toEqual(['user/ann', 'user/ann', 'user/ben', 'user/ben']);
  });

  it('wait while as many attempts of the owner are under way as allowed', async () => {
    const claimed = await claim({ runningOfOwners: [['user/ann', 5]], perOwner: 6 });
    expect(sharesOf(claimed)).toEqual(['user/ann', ...Array.from({ length: 4 }, () => 'user/ben')]);
    expect(sharesOf(await claim({ runningOfOwners: [['user/ann', 7]], perOwner: 6 }))).toEqual(
      Array.from({ length: 4 }, () => 'user/ben'),
    );
  });

  it('are those of the application alone where no owner is known', async () => {
    await db.query('delete from application_usage');
    const claimed = await claim({ most: 3 });
    expect(sharesOf(claimed)).toEqual(['application/app-1', 'application/app-2', 'application/app-3']);
  });
});

describe('The queue of an integration', () => {
  it('has the messages that the integration wants', async () => {
    await deliveries.add([messageOf(one, '{"a":1}'), messageOf(one, 'null', 'events/create')]);
    expect(await claim()).toMatchObject([
      {
        ...{ devId: 'dev-1', kind: 'up', json: '{"a":1}', attempt: 1 },
        integration: { appId: one, id: 'hook', url: 'https://example.com/', headers: { 'x-a': 'b' } },
      },
    ]);
  });

  it('gives a delivery to one claim alone until its lease ends', async () => {
    await deliveries.add(many(one, 20));
    const claims = await Promise.all([claim(), claim(), claim(), claim()]);
    const ids = claims.flat().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    await db.query('update integration_deliveries set due_at = now()');
    expect(await claim({ perIntegration: 20 })).toHaveLength(20);
  });

  it('has no more under way than it may, and the queues take turns', async () => {
    await deliveries.add([...many(one, 50), ...many(two, 2)]);
    const claimed = await claim({ most: 4 });
    expect(claimed.filter(({ integration }) => integration.appId === two)).toHaveLength(2);
    const next = await claim({ running: [[one, hook, 3]] });
    expect(next).toHaveLength(1);
  });

  it('forgets what arrived and keeps what did not', async () => {
    await deliveries.add(many(one, 3));
    const [first, second, third] = (await claim()).map(({ id }) => id);
    await Promise.all([
      deliveries.settle(arrived(first ?? '')),
      deliveries.settle(failed(second ?? '', 0)),
      deliveries.settle(failed(third ?? '', undefined)),
    ]);
    expect(await integrations.find(one, hook)).toMatchObject({ waiting: 1, dead: 1 });
    expect((await claim()).map(({ id, attempt }) => [id, attempt])).toEqual([[second, 2]]);
    const log = await deliveries.listAttempts([one, hook], 10);
    expect(log.map(({ delivery_id }) => delivery_id).sort()).toEqual([first, second, third].sort());
  });

  it('is failing from the first failed attempt since the last success until the next success', async () => {
    const failing = async () => (await integrations.find(one, hook))?.failing;
    await deliveries.add(many(one, 4));
    const [first, second, third, fourth] = (await claim()).map(({ id }) => id) as [string, ...string[]];
    await deliveries.settle({ ...failed(first, undefined), error: 'before the success' });
    await deliveries.settle(arrived(String(second)));
    expect(await failing()).toBeUndefined();
    await deliveries.settle({ ...failed(String(third), 60_000), error: 'first failure' });
    const since = (await failing())?.since;
    await deliveries.settle({ ...failed(String(fourth), 90_000), error: 'second failure' });
    const nextAttempt = new Date(Number(since) + 60_000);
    expect(await failing()).toEqual({ since, error: 'second failure', nextAttempt });
    expect(await integrations.find(two, hook)).toMatchObject({ failing: undefined });
  });

  it('is failing since the first failure, also when that attempt is no longer kept', async () => {
    const failing = async () => (await integrations.find(one, hook))?.failing;
    await deliveries.add(many(one, 5));
    const ids = (await claim({ perIntegration: 5 })).map(({ id }) => id);
    await deliveries.settle(failed(String(ids[0]), 60_000));
    const since = (await failing())?.since;
    expect(since).toBeInstanceOf(Date);
    for (const id of ids.slice(1, 4)) await deliveries.settle(failed(id, 60_000));
    await deliveries.trim({ waiting: 10, dead: 10, attempts: 1 });
    expect(await failing()).toMatchObject({ since });
    await db.query('update integrations set failing_since = null');
    expect(Number((await failing())?.since)).toBeGreaterThan(Number(since));
    await deliveries.settle(arrived(String(ids[4])));
    expect(await db.query('select 1 from integrations where failing_since is not null')).toEqual([]);
  });

  describe('that fails', () => {
    const listed = async () => (await integrations.listFailing([one, two])).map(({ appId }) => appId);
    let waiting: string;
    beforeEach(async () => {
      await deliveries.add(many(one, 2));
      const [first, second] = (await claim()).map(({ id }) => id) as [string, string];
      await deliveries.settle(failed(first, 60_000));
      waiting = second;
    });

    it('is found among those of several applications, with the time of the first failure', async () => {
      await deliveries.add(many(two, 1));
      for (const { id } of await claim()) await deliveries.settle(failed(id, 60_000));
      expect(await listed()).toEqual([one, two]);
      const { since } = (await integrations.find(one, hook))?.failing ?? {};
      expect(since).toBeInstanceOf(Date);
      expect(await integrations.listFailing([one])).toEqual([{ appId: one, id: 'hook', since }]);
    });

    it('is not found once a delivery arrived', async () => {
      await deliveries.settle(arrived(waiting));
      expect(await listed()).toEqual([]);
    });

    it('is not found when its last attempt succeeded at a release without the column', async () => {
      await db.query('update integration_attempts set error = null, status = 200');
      expect(await listed()).toEqual([]);
    });

    it('is found by the index of the failing ones', async () => {
      const plan = await db.transaction(async (manager) => {
        await manager.query('set local enable_seqscan = off');
        return manager.query(`explain ${failingStatement}`, [[one, two]]);
      });
      expect(JSON.stringify(plan)).toContain('integrations_failing');
    });
  });

  it('names no next attempt in the past, and none that is under way', async () => {
    const next = async () => (await integrations.find(one, hook))?.failing?.nextAttempt;
    await deliveries.add(many(one, 2));
    const [first, second] = (await claim()).map(({ id }) => id) as [string, ...string[]];
    await deliveries.settle(failed(first, 0));
    expect(Number(await next())).toBeGreaterThan(Date.now() - 10_000);
    await db.query(`update integration_deliveries set due_at = now() - interval '1 hour' where id = $1`, [
      first,
    ]);
    expect(Number(await next())).toBeGreaterThan(Date.now() - 10_000);
    expect(await claim()).toHaveLength(1);
    expect(await next()).toBeUndefined();
    await deliveries.settle(failed(String(second), undefined));
    expect(await next()).toBeUndefined();
  });

  it('gives dead letters back, one or all', async () => {
    await deliveries.add(many(one, 3));
    for (const { id } of await claim()) await deliveries.settle(failed(id, undefined));
    const letters = await deliveries.listDead([one, hook], { after: '0', limit: 2 });
    expect(letters).toMatchObject([
      { body: '0', status: 500 },
      { body: '1', attempts: 1 },
    ]);
    expect(await deliveries.retryDead([one, hook], letters[0]?.id)).toBe(1);
    expect(await deliveries.retryDead([two, hook], letters[1]?.id)).toBe(0);
    expect((await claim()).map(({ json, attempt }) => [json, attempt])).toEqual([['0', 1]]);
    expect(await deliveries.dropDead([one, hook])).toBe(2);
  });

  it('drops the oldest beyond its bounds and counts them', async () => {
    await deliveries.add([...many(one, 10), ...many(two, 3)]);
    for (const { id } of await claim({ perIntegration: 2 })) await deliveries.settle(failed(id, undefined));
    const trimmed = await deliveries.trim({ waiting: 5, dead: 1, attempts: 1 });
    expect(trimmed).toEqual([{ app_id: one, integration: 'hook', messages: 3 }]);
    expect(await integrations.find(one, hook)).toMatchObject({ waiting: 5, dead: 1, dropped: 3 });
    expect(await integrations.find(two, hook)).toMatchObject({ waiting: 1, dead: 1, dropped: 0 });
    expect(await deliveries.listAttempts([one, hook], 10)).toHaveLength(1);
    expect((await claim({ perIntegration: 5 })).some(({ json }) => json === '9')).toBe(true);
  });
});
