import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../../database/storage.js';
import { mostClientIds, mostLogins } from './broker-logins.repository.js';
import { BrokerLoginsTypeorm } from './broker-logins.typeorm.js';

let database: MigratedStorage;
let db: DataSource;
let logins: BrokerLoginsTypeorm;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  logins = new BrokerLoginsTypeorm(db, new Sealer(Buffer.alloc(32, 7)));
});
afterAll(() => database.drop());

const [mine, theirs] = [AppId('my-app'), AppId('other-app')];
const login = (clientId: string, accessKey = 'fieldpost.secret', appId = AppId('my-app')) => ({
  appId,
  clientId,
  accessKey,
  address: '192.0.2.1',
});

describe('Logins at outside brokers', () => {
  it('are found by application and client id', async () => {
    await logins.remember(login('c1'));
    expect(await logins.find(AppId('my-app'), 'c1')).toEqual(login('c1'));
    expect(await logins.find(AppId('my-app'), 'c2')).toBeUndefined();
    expect(await logins.find(AppId('other-app'), 'c1')).toBeUndefined();
  });

  it('are those with which clients came last', async () => {
    await logins.remember(login('c1', 'fieldpost.newer'));
    expect((await logins.find(AppId('my-app'), 'c1'))?.accessKey).toBe('fieldpost.newer');
  });

  it('do not show the key in the database', async () => {
    const [row] = await db.query<{ access_key: Buffer }[]>('select access_key from broker_logins');
    expect(row?.access_key.toString('latin1')).not.toContain('newer');
  });

  it('are forgotten when an application has too many, the oldest first, and no others are', async () => {
    await logins.remember(login('theirs', 'fieldpost.x', AppId('other-app')));
    await db.query(
      `insert into broker_logins select app_id, 'n' || n, access_key, address, now() + n * interval '1 s'
         from broker_logins, generate_series(1, $1::int) n where client_id = 'c1'`,
      [mostLogins],
    );
    await logins.remember(login('newest'));
    const [count] = await db.query<{ count: string }[]>(
      `select count(*) from broker_logins where app_id = 'my-app'`,
    );
    expect(count?.count).toBe(String(mostLogins));
    expect(await logins.find(AppId('my-app'), 'c1')).toBeUndefined();
    expect(await logins.find(AppId('other-app'), 'theirs')).toBeDefined();
  });

  it('are removed in batches after a month without a request about them', async () => {
    await db.query('delete from broker_logins');
    for (const id of ['asked', 'silent-1', 'silent-2', 'silent-3']) await logins.remember(login(id));
    const age = (days: number, clients: string) =>
      db.query(`update broker_logins set let_in_at = now() - $1 * interval '1 day' where client_id like $2`, [
        days,
        clients,
      ]);
    await age(29, '%');
    expect(await logins.find(AppId('my-app'), 'asked')).toBeDefined();
    expect(await logins.removeSilent(10)).toBe(0);
    await age(31, 'silent-%');
    expect(await logins.find(AppId('my-app'), 'silent-1')).toBeUndefined();
    expect([await logins.removeSilent(2), await logins.removeSilent(2)]).toEqual([2, 1]);
    const rows = await db.query<{ client_id: string; is_new: boolean }[]>(
      `select client_id, let_in_at > now() - interval '1 hour' as is_new from broker_logins`,
    );
    expect(rows).toEqual([{ client_id: 'asked', is_new: true }]);
  });
});

describe('Client ids at outside brokers', () => {
  const age = (days: number, clientId: string) =>
    db.query(`update broker_client_ids set used_at = now() - $1 * interval '1 day' where client_id = $2`, [
      days,
      clientId,
    ]);

  it('belong to the application that used them first', async () => {
    expect(await logins.reserveClientId(mine, 'c1')).toBe(true);
    expect(await logins.reserveClientId(mine, 'c1')).toBe(true);
    expect(await logins.reserveClientId(theirs, 'c1')).toBe(false);
  });

  it('belong to one application when two use them at once', async () => {
    const both = await Promise.all([mine, theirs].map((appId) => logins.reserveClientId(appId, 'at-once')));
    expect(both.filter((isReserved) => isReserved)).toHaveLength(1);
  });

  it('are free again when they were not used for a year', async () => {
    await logins.reserveClientId(mine, 'old');
    await age(364, 'old');
    expect(await logins.reserveClientId(theirs, 'old')).toBe(false);
    await age(366, 'old');
    expect(await logins.reserveClientId(theirs, 'old')).toBe(true);
    await age(366, 'old');
    await logins.removeSilent(10);
    expect(await db.query(`select 1 from broker_client_ids where client_id = 'old'`)).toEqual([]);
  });

  it('are bounded for each application, and those of others stay', async () => {
    await logins.reserveClientId(theirs, 'stays');
    await db.query(
      `insert into broker_client_ids select 'n' || n, $1, now() + n * interval '1 s' from generate_series(1, $2::int) n`,
      [mine, mostClientIds],
    );
    await logins.reserveClientId(mine, 'n1');
    const [count] = await db.query<{ count: string }[]>(
      'select count(*) from broker_client_ids where app_id = $1',
      [mine],
    );
    expect(count?.count).toBe(String(mostClientIds));
    expect(await logins.reserveClientId(mine, 'stays')).toBe(false);
  });
});
