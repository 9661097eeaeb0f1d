import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../database/storage.js';
import { isId } from '@fieldpost/domain';
import {
  FailedLoginLog,
  type FailedMethod,
  mostNetworks,
  unknownActor,
  writeFailedLoginsTo,
} from './failed-logins.js';

let database: MigratedStorage;
let db: DataSource;
/** Two processes. */
let logs: readonly [FailedLoginLog, FailedLoginLog];

beforeAll(async () => {
  database = await migratedStorage('account', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await db.query('truncate audit_log');
  logs = [new FailedLoginLog(writeFailedLoginsTo(db)), new FailedLoginLog(writeFailedLoginsTo(db))];
});

const dayMs = 86_400_000;
const now = Date.now();
const entriesOf = (userId: string): Promise<readonly object[]> =>
  db.query(
    `select user_id, actor, address, (details ->> 'attempts')::int as attempts
       from audit_log where kind = 'users' and entity_id = $1 and action = 'user.login_failed' order by id`,
    [userId],
  );
const by = { user_id: null, actor: unknownActor };

const attempt = (userId: string, address: string, method: FailedMethod = 'passwords') => ({
  userId,
  address,
  method,
});

describe('Wrong passwords for a user', () => {
  it('are one entry for each network, with their number, whichever process has seen them', async () => {
    for (const log of logs) {
      for (const address of ['192.0.2.7', '192.0.2.7', '2001:db8::1', '2001:db8::2'])
        log.note(attempt('gus', address), now);
      await log.flush();
    }
    expect(await entriesOf('gus')).toEqual([
      { ...by, address: '192.0.2.7', attempts: 4 },
      { ...by, address: '2001:db8:0:0::/64', attempts: 4 },
    ]);
  });

  it('begin a new entry with the next day', async () => {
    const [log] = logs;
    log.note(attempt('gus', '192.0.2.7'), now);
    await log.flush();
    await db.query(`update audit_log set at = at - interval '1 day'`);
    log.note(attempt('gus', '192.0.2.7'), now);
    await log.flush();
    expect(await entriesOf('gus')).toHaveLength(2);
  });

  it('from many addresses share an entry without one, so that a stranger does not fill the history', async () => {
    const [log] = logs;
    for (const last of Array(100).keys()) log.note(attempt('gus', `192.0.2.${last}`), now);
    for (const last of [0, 99]) log.note(attempt('gus', `192.0.2.${last}`), now);
    log.note(attempt('hal', '192.0.2.1'), now);
    await log.flush();
    const entries = await entriesOf('gus');
    expect(entries).toHaveLength(mostNetworks + 1);
    expect(entries[0]).toEqual({ ...by, address: '192.0.2.0', attempts: 2 });
    expect(entries.at(-1)).toEqual({ ...by, address: null, attempts: 101 - mostNetworks });
    expect(await entriesOf('hal')).toEqual([{ ...by, address: '192.0.2.1', attempts: 1 }]);
  });

  it('fill no more of the history of a day when they come in every hour of it', async () => {
    const [log] = logs;
    const [start, attempts] = [now - (now % dayMs), 24 * 20];
    for (const n of Array(attempts).keys()) {
      log.note(attempt('gus', `192.0.2.${n % 20}`), start + n * 180_000);
      await log.flush();
    }
    const entries = (await entriesOf('gus')) as readonly { readonly attempts: number }[];
    expect(entries).toHaveLength(mostNetworks + 1);
    expect(entries.reduce((sum, entry) => sum + entry.attempts, 0)).toBe(attempts);
  });

  it('share the entry of their network with wrong codes, which are also counted by themselves', async () => {
    const [log] = logs;
    for (const method of ['passwords', 'codes', 'codes', 'old_passwords'] as const)
      log.note(attempt('gus', '192.0.2.7', method), now);
    await log.flush();
    log.note(attempt('gus', '192.0.2.7', 'codes'), now);
    await log.flush();
    expect(await db.query('select details from audit_log')).toEqual([
      { details: { attempts: 5, passwords: 1, codes: 3, old_passwords: 1 } },
    ]);
  });

  it('have an author that is no name of a user', () => expect(isId(unknownActor)).toBe(false));

  it('from an unknown address have none', async () => {
    const [log] = logs;
    for (const _ of [1, 2]) {
      log.note(attempt('gus', ''), now);
      await log.flush();
    }
    expect(await entriesOf('gus')).toEqual([{ ...by, address: null, attempts: 2 }]);
  });

  it('are counted by the day in memory, and for a limited number of users', async () => {
    const written: unknown[] = [];
    const log = new FailedLoginLog(async (failed) => void written.push(failed));
    for (const at of [0, dayMs - 1, dayMs]) log.note(attempt('gus', '192.0.2.7'), at);
    for (const n of Array(10_000).keys()) log.note(attempt(`user-${n}`, '192.0.2.7'), 0);
    log.note(attempt('gus', '192.0.2.7'), 0);
    await log.flush();
    expect(written).toHaveLength(10_000);
    expect(written.slice(0, 2)).toEqual([
      { userId: 'gus', method: 'passwords', network: '192.0.2.7', since: 0, attempts: 3 },
      { userId: 'gus', method: 'passwords', network: '192.0.2.7', since: dayMs, attempts: 1 },
    ]);
  });

  it('are written although another one cannot be', async () => {
    const written: unknown[] = [];
    const log = new FailedLoginLog(async ({ userId }) => {
      if (userId === 'gus') throw new Error('cannot be written');
      written.push(userId);
    });
    for (const user of ['ann', 'gus', 'hal']) log.note(attempt(user, '192.0.2.7'), now);
    await log.flush();
    expect(written).toEqual(['ann', 'hal']);
  });

  it('are not tried one by one when the database cannot be reached', async () => {
    let tries = 0;
    const log = new FailedLoginLog(async () => {
      tries += 1;
      throw new Error('unreachable');
    });
    for (const n of Array(1000).keys()) log.note(attempt(`user-${n}`, '192.0.2.7'), now);
    await log.flush();
    expect(tries).toBe(10);
  });

  it('are written before the app stops, one after the other', async () => {
    const [begun, written]: [string[], string[]] = [[], []];
    let proceed = () => {};
    let isBegun = () => {};
    const first = new Promise<void>((resolve) => (isBegun = resolve));
    const held = new Promise<void>((resolve) => (proceed = resolve));
    const log = new FailedLoginLog(async ({ userId }) => {
      begun.push(userId);
      isBegun();
      await held;
      written.push(userId);
    });
    log.note(attempt('ann', '192.0.2.7'), now);
    log.onApplicationBootstrap();
    await first;
    log.note(attempt('gus', '192.0.2.7'), now);
    const stopped = log.onModuleDestroy();
    await new Promise((resolve) => void setImmediate(resolve));
    expect(begun).toEqual(['ann']);
    proceed();
    await stopped;
    expect(written).toEqual(['ann', 'gus']);
  });
});
