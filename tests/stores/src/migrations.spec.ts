import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import { buildIndex, migrate } from '@fieldpost/persistence';
import { asClient, type ThrowAwayDatabase, throwAwayDatabase, until } from '@fieldpost/testing';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

class Barns1800000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create table barns (id int primary key, windows int not null)');
    await db.query('insert into barns select n, n % 7 from generate_series(1, 1000) as n');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table barns');
  }
}

class Colours1800000001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table barns add column colour text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table barns drop column colour');
  }
}

class BarnsByWindows1800000002000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await buildIndex(db, 'barns_by_windows', 'on barns (windows)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index concurrently barns_by_windows');
  }
}

/** Leaves the limits of its connection for the test to read. */
class Limits1800000003000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create table limits as
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table limits');
  }
}

type Migrations = readonly (new () => MigrationInterface)[];
/** A transaction that has looked at the barns and goes on: who wants to change the table waits for its end. */
const look = 'begin; select count(*) from barns';
const colours = `select 1 from information_schema.columns where table_name = 'barns' and column_name = 'colour'`;
const validIndex = `select 1 from pg_index where indexrelid = to_regclass('barns_by_windows') and indisvalid`;

let database: ThrowAwayDatabase;
let said: string[];
let somebody: pg.Client;

const run = (...migrations: Migrations) => {
  const write = (line: string) => void said.push(line);
  const logger = createLogger({ app: 'barns', level: 'info', destination: { write } });
  return migrate({ url: database.url, entities: [], migrations: [...migrations] }, logger);
};
const rows = (text: string) => asClient(database.url, async (db) => (await db.query(text)).rows as unknown[]);
const hasSaid = (sentence: string) => said.some((line) => line.includes(sentence));
/** Resolves when the question has an answer. */
async function comes(question: string): Promise<void> {
  while ((await rows(question)).length === 0) await sleep(50);
}
const lets = (sentence: string) => until(sentence, () => hasSaid(sentence), 60_000);

beforeEach(async () => {
  said = [];
  database = await throwAwayDatabase();
  await run(Barns1800000000000);
  somebody = new pg.Client({ connectionString: database.url });
  await somebody.connect();
});
afterEach(async () => {
  await somebody.end();
  await database.drop();
});

describe('A migration', () => {
  it('lets everybody pass while a long transaction is in its way, and is done when that ends', async () => {
    await somebody.query(look);
    const migrated = run(Barns1800000000000, Colours1800000001000);
    await lets('migration waits for a table that is in use');
    // Nothing cuts this off: if the migration stood before it, it would be answered after the long transaction alone.
    expect(await rows('update barns set windows = 8 where id = 1 returning windows')).toEqual([
      { windows: 8 },
    ]);
    expect(await rows(colours)).toEqual([]);
    await somebody.query('commit');
    await migrated;
    expect(await rows(colours)).toHaveLength(1);
    expect(hasSaid('"migrations":["Colours1800000001000"]')).toBe(true);
  });

  it('may work for as long as it takes, and waits a second for a lock', async () => {
    await run(Barns1800000000000, Limits1800000003000);
    expect(await rows('select * from limits')).toEqual([{ statement: '0', lock: '1s' }]);
  });

  it('creates an index during writes, and waits for earlier transactions', async () => {
    await somebody.query('begin; update barns set windows = 9 where id = 2');
    const migrated = run(Barns1800000000000, BarnsByWindows1800000002000);
    const waits = `select 1 from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'`;
    await comes(waits);
    expect(await rows('update barns set windows = 8 where id = 1 returning windows')).toEqual([
      { windows: 8 },
    ]);
    await somebody.query('commit');
    await migrated;
    expect(await rows(validIndex)).toHaveLength(1);
    expect(said.filter((line) => line.includes('migration waits'))).toEqual([]);
  });

  it('creates an index again that a killed runner left invalid', async () => {
    await somebody.query('begin; update barns set windows = 9 where id = 2');
    const killed = rows('create index concurrently barns_by_windows on barns (windows)').catch(
      () => 'killed',
    );
    const begun = `select pid from pg_stat_activity where query like 'create index%' and wait_event_type = 'Lock'`;
    await comes(begun);
    await rows(`select pg_terminate_backend(pid) from (${begun}) as half`);
    expect(await killed).toBe('killed');
    await somebody.query('commit');
    expect(await rows(validIndex)).toEqual([]);
    await run(Barns1800000000000, BarnsByWindows1800000002000);
    expect(await rows(validIndex)).toHaveLength(1);
  });

  it('is run by one of two jobs, also when it waits for everybody who has a statement under way', async () => {
    await somebody.query('begin; update barns set windows = 9 where id = 2');
    const migrations = [Barns1800000000000, BarnsByWindows1800000002000] as const;
    const both = Promise.all([run(...migrations), run(...migrations)]);
    await lets('another job migrates the database');
    await somebody.query('commit');
    await both;
    expect(said.filter((line) => line.includes('"migrations":["BarnsByWindows1800000002000"]'))).toHaveLength(
      1,
    );
    expect(said.filter((line) => line.includes('"migrations":[]'))).toHaveLength(1);
    expect(await rows(validIndex)).toHaveLength(1);
  });
});
