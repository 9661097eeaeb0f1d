import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { throwAwayDatabase, type ThrowAwayDatabase } from '@fieldpost/testing';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { openDataSource } from './data-source.js';
import { SchemaCheck } from './schema-check.js';

class First1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table things (id int)');
  }
  async down(): Promise<void> {
    // Not called.
  }
}
class Second1795000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table things add name text');
  }
  async down(): Promise<void> {
    // Not called.
  }
}

let database: ThrowAwayDatabase;
const opened: DataSource[] = [];
/** The database as a release with these migrations sees it. */
async function release(...migrations: (new () => MigrationInterface)[]): Promise<DataSource> {
  const db = await openDataSource({ url: database.url, entities: [], migrations, poolSize: 1 });
  opened.push(db);
  return db;
}
beforeEach(async () => {
  database = await throwAwayDatabase();
});
afterEach(async () => {
  for (const db of opened.splice(0)) if (db.isInitialized) await db.destroy();
  await database.drop();
});

describe('The schema of a database', () => {
  it('cannot be used before the first migration', async () => {
    const check = new SchemaCheck(await release(First1795000000000));
    expect(await check.passes()).toBe(false);
    expect(check.problem).toBe('migrations not applied: First1795000000000');
  });

  it('cannot be used by a release with a migration that is not applied, until it is', async () => {
    await (await release(First1795000000000)).runMigrations();
    const newer = await release(First1795000000000, Second1795000000001);
    const check = new SchemaCheck(newer);
    expect(await check.passes()).toBe(false);
    expect(check.problem).toBe('migrations not applied: Second1795000000001');
    await newer.runMigrations();
    expect(await check.passes()).toBe(true);
    expect(check.problem).toBeUndefined();
  });

  it('can be used by the release before it', async () => {
    await (await release(First1795000000000, Second1795000000001)).runMigrations();
    expect(await new SchemaCheck(await release(First1795000000000)).passes()).toBe(true);
  });

  it('is not queried again once it can be used', async () => {
    const db = await release(First1795000000000);
    await db.runMigrations();
    const check = new SchemaCheck(db);
    await check.passes();
    const query = jest.spyOn(db, 'query');
    expect(await check.passes()).toBe(true);
    expect(query).not.toHaveBeenCalled();
  });

  it('is not judged while the database does not respond', async () => {
    const db = await release(First1795000000000);
    await db.destroy();
    const check = new SchemaCheck(db);
    expect(await check.passes()).toBe(false);
    expect(check.problem).toBe('migrations not checked: the database does not respond');
    expect(check.isKnown).toBe(false);
  });
});
