import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { throwAwayDatabase, type ThrowAwayDatabase } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { batchRows } from './batch-rows.js';
import { batchedStatement } from './batched-statement.js';
import { openDataSource } from './connections/data-source.js';

let database: ThrowAwayDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await throwAwayDatabase();
  // Prepared statements belong to a connection.
  db = await openDataSource({ url: database.url, entities: [], migrations: [], poolSize: 1 });
  await db.query(
    `create table things as select n::text as id, 'thing ' || n as name from generate_series(1, 1000) as n`,
  );
  await db.query('create unique index on things (id)');
  await db.query('analyze things');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('A statement with the rows of a batch', () => {
  it('has their columns and their place', async () => {
    const rows = await db.query(`select * from ${batchRows('given', { id: 'text', count: 'int' })}`, [
      ['a', null],
      [1, 2],
    ]);
    expect(rows).toEqual([
      { id: 'a', count: 1, place: '1' },
      { id: null, count: 2, place: '2' },
    ]);
  });

  it('is planned a few times, and then never again', async () => {
    const find = batchedStatement<[id: string], { readonly name: string }>(
      'things_by_id',
      { id: 'text' },
      (rows) => `select given.place::int, name from ${rows('given')} join things using (id)`,
    )(db);
    for (let n = 1; n <= 20; n += 1) expect(await find(String(n))).toEqual({ name: `thing ${n}` });
    const [plans] = await db.query(
      `select custom_plans::int as "forItsValues", generic_plans::int as "forAnyValues" from pg_prepared_statements where name = $1`,
      ['things_by_id'],
    );
    expect(plans).toEqual({ forItsValues: 5, forAnyValues: 15 });
  });
});
