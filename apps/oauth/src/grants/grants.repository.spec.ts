import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../database/storage.js';
import { type Grant, Grants, type StoredRefreshToken } from './grants.repository.js';

let database: MigratedStorage;
let db: DataSource;
let grants: Grants;

beforeAll(async () => {
  database = await migratedStorage('oauth', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  grants = new Grants(db);
});
afterAll(() => database.drop());

const now = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const newToken = (expires = after(60_000)): StoredRefreshToken => ({
  digest: randomBytes(32).toString('base64url').slice(0, 43),
  salt: randomBytes(16),
  expires,
});
const newGrant = (): Grant => ({
  id: randomUUID(),
  userId: 'u_1',
  clientId: 'tool',
  scopes: [],
  consented: ['profile', 'apps'],
  validAfter: 2_200_000_000,
  login: { sid: randomUUID(), authTime: 1_700_000_000, methods: ['pwd'] },
  created: now,
});

/** Opens every connection: a race that waits for connections is none. */
const fillPool = () => Promise.all(Array.from({ length: 10 }, () => db.query('select pg_sleep(0.1)')));

async function added(expires?: Date) {
  const [grant, token] = [newGrant(), newToken(expires)];
  await grants.add(grant, token);
  return { grant, token };
}

describe('A grant', () => {
  it('is found again by its token, whole', async () => {
    const { grant, token } = await added();
    const found = await grants.findByToken(token.digest);
    expect(found?.grant).toEqual(grant);
    expect(found?.token).toMatchObject(token);
  });

  it('is not found by any other', async () => expect(await grants.findByToken('x')).toBeUndefined());

  it('passes from token to token', async () => {
    const { grant, token } = await added();
    const successor = newToken();
    const rotation = { grantId: grant.id, digest: token.digest, successor, now };
    expect(await grants.rotate(rotation)).toBe('first');
    expect((await grants.findByToken(successor.digest))?.grant.id).toBe(grant.id);
    expect(await grants.rotate({ ...rotation, now: after(10_000) })).toBe('repeated');
  });

  it('has one successor, also with concurrent requests', async () => {
    await fillPool();
    for (let round = 0; round < 5; round += 1) {
      const { grant, token } = await added();
      const rotation = { grantId: grant.id, digest: token.digest, successor: newToken(), now };
      // Half of them through one replica, where they travel together, the others through one each.
      const instances = Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? grants : new Grants(db)));
      const results = await Promise.all(instances.map((instance) => instance.rotate(rotation)));
      expect(results.sort()).toEqual(['first', ...Array.from({ length: 29 }, () => 'repeated')]);
      const rows = await db.query('select 1 from refresh_tokens where grant_id = $1', [grant.id]);
      expect(rows).toHaveLength(2);
    }
  });

  it('is judged on its own when others are used at the same time, in any order and replica', async () => {
    await fillPool();
    const all = await Promise.all(Array.from({ length: 40 }, () => added()));
    const useOf = ({ grant, token }: (typeof all)[number]) => ({
      ...{ grantId: grant.id, digest: token.digest, now },
      successor: newToken(after(90_000)),
    });
    const gone = { grantId: randomUUID(), digest: 'x', now, successor: newToken() };
    const uses = all.map(useOf);
    const other = new Grants(db);
    const [here, there] = await Promise.all([
      Promise.all([gone, ...uses].map((use) => grants.rotate(use))),
      Promise.all([...uses].reverse().map((use) => other.rotate(use))),
    ]);
    const [result, ...results] = here;
    expect(result).toBe('gone');
    const pairs = results.map((one, index) => [one, there.at(-1 - index)].sort());
    expect(pairs).toEqual(uses.map(() => ['first', 'repeated']));
    for (const { grantId, successor } of uses) {
      const found = await grants.findByToken(successor.digest);
      expect(found).toMatchObject({ grant: { id: grantId }, token: successor, isUsed: false });
    }
  });

  it('ends with all its tokens when one is used again too late', async () => {
    const { grant, token } = await added();
    const successor = newToken();
    const rotation = { grantId: grant.id, digest: token.digest, successor, now };
    await grants.rotate(rotation);
    expect(await grants.rotate({ ...rotation, now: after(10_001) })).toBe('reused');
    expect(await grants.findByToken(successor.digest)).toBeUndefined();
    expect(await grants.rotate(rotation)).toBe('gone');
  });

  it('records which of its tokens were replaced', async () => {
    const { grant, token } = await added();
    const successor = newToken();
    await grants.rotate({ grantId: grant.id, digest: token.digest, successor, now });
    expect(await grants.findByToken(token.digest)).toMatchObject({ isUsed: true });
    expect(await grants.findByToken(successor.digest)).toMatchObject({ isUsed: false });
  });

  it('can be ended with all its tokens, and ended again', async () => {
    const { grant, token } = await added();
    const other = await added();
    expect(await grants.isAlive(grant.id)).toBe(true);
    await grants.end(grant.id);
    await grants.end(grant.id);
    expect(await grants.isAlive(grant.id)).toBe(false);
    expect(await grants.findByToken(token.digest)).toBeUndefined();
    expect(await grants.isAlive(other.grant.id)).toBe(true);
  });

  it('that is ended while its token is used leaves no token', async () => {
    await fillPool();
    for (let round = 0; round < 10; round += 1) {
      const { grant, token } = await added();
      const successor = newToken();
      const rotation = { grantId: grant.id, digest: token.digest, successor, now };
      await Promise.all([grants.rotate(rotation), grants.end(grant.id)]);
      expect(await grants.findByToken(successor.digest)).toBeUndefined();
    }
  });

  it('lives as long as its newest token', async () => {
    const { grant, token } = await added(after(1_000));
    const successor = newToken(after(90_000));
    await grants.rotate({ grantId: grant.id, digest: token.digest, successor, now });
    await grants.removeExpired(after(2_000));
    expect(await grants.findByToken(token.digest)).toBeUndefined();
    expect(await grants.findByToken(successor.digest)).toBeDefined();
    await grants.removeExpired(after(100_000));
    expect(await db.query('select 1 from grants where id = $1', [grant.id])).toEqual([]);
  });
});

describe('The schema', () => {
  it('has the columns that the entities name', async () => {
    for (const { tableName, columns } of db.entityMetadatas) {
      const names: { column_name: string }[] = await db.query(
        'select column_name from information_schema.columns where table_name = $1',
        [tableName],
      );
      expect(names.map(({ column_name }) => column_name).sort()).toEqual(
        columns.map(({ databaseName }) => databaseName).sort(),
      );
    }
  });

  it('is removed by the down migrations', async () => {
    for (const _ of db.migrations) await db.undoLastMigration({ transaction: 'each' });
    const tables = await db.query(
      `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    expect(tables).toEqual([]);
    await db.runMigrations({ transaction: 'each' });
  });
});
