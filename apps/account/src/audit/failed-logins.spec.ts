import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { throwAwayDatabase, type ThrowAwayDatabase } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../database/storage.js';
import { FailedLoginLog, mostNetworks, writeFailedLoginsTo } from './failed-logins.js';

// The first database brings a whole server up.

let database: ThrowAwayDatabase;
let db: DataSource;
/** Two processes. */
let logs: readonly [FailedLoginLog, FailedLoginLog];

beforeAll(async () => {
  database = await throwAwayDatabase();
  db = await openDataSource(storageAt(database.url));
  await db.runMigrations({ transaction: 'each' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await db.query('truncate audit_log');
  logs = [new FailedLoginLog(writeFailedLoginsTo(db)), new FailedLoginLog(writeFailedLoginsTo(db))];
});

const hourMs = 3_600_000;
const now = Date.now();
const entriesOf = (userId: string): Promise<readonly object[]> =>
  db.query(
    `select user_id, actor, address, (details ->> 'attempts')::int as attempts
       from audit_log where kind = 'users' and entity_id = $1 and action = 'user.login_failed' order by id`,
    [userId],
  );
const by = { user_id: null, actor: 'unknown' };

describe('Wrong passwords for a user', () => {
  it('are one entry for each network, with their number, whichever process has seen them', async () => {
    for (const log of logs) {
      for (const address of ['192.0.2.7', '192.0.2.7', '2001:db8::1', '2001:db8::2'])
        log.note('gus', address, now);
      await log.flush();
    }
    expect(await entriesOf('gus')).toEqual([
      { ...by, address: '192.0.2.7', attempts: 4 },
      { ...by, address: '2001:db8:0:0::/64', attempts: 4 },
    ]);
  });

  it('begin a new entry with the next hour', async () => {
    const [log] = logs;
    log.note('gus', '192.0.2.7', now);
    await log.flush();
    await db.query(`update audit_log set at = at - interval '1 hour'`);
    log.note('gus', '192.0.2.7', now);
    await log.flush();
    expect(await entriesOf('gus')).toHaveLength(2);
  });

  it('from many addresses share an entry without one, so that a stranger does not fill the history', async () => {
    const [log] = logs;
    for (const last of Array(100).keys()) log.note('gus', `192.0.2.${last}`, now);
    for (const last of [0, 99]) log.note('gus', `192.0.2.${last}`, now);
    log.note('hal', '192.0.2.1', now);
    await log.flush();
    const entries = await entriesOf('gus');
    expect(entries).toHaveLength(mostNetworks + 1);
    expect(entries[0]).toEqual({ ...by, address: '192.0.2.0', attempts: 2 });
    expect(entries.at(-1)).toEqual({ ...by, address: null, attempts: 101 - mostNetworks });
    expect(await entriesOf('hal')).toEqual([{ ...by, address: '192.0.2.1', attempts: 1 }]);
  });

  it('from an unknown address have none', async () => {
    const [log] = logs;
    for (const _ of [1, 2]) {
      log.note('gus', '', now);
      await log.flush();
    }
    expect(await entriesOf('gus')).toEqual([{ ...by, address: null, attempts: 2 }]);
  });

  it('are counted by the hour in memory, and for a limited number of users', async () => {
    const written: unknown[] = [];
    const log = new FailedLoginLog(async (failed) => void written.push(failed));
    for (const at of [0, hourMs - 1, hourMs]) log.note('gus', '192.0.2.7', at);
    for (const n of Array(10_000).keys()) log.note(`user-${n}`, '192.0.2.7', 0);
    log.note('gus', '192.0.2.7', 0);
    await log.flush();
    expect(written).toHaveLength(10_000);
    expect(written.slice(0, 2)).toEqual([
      { userId: 'gus', network: '192.0.2.7', since: 0, attempts: 3 },
      { userId: 'gus', network: '192.0.2.7', since: hourMs, attempts: 1 },
    ]);
  });
});
