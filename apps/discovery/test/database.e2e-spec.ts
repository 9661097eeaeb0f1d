import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { throwAwayDatabase, type ThrowAwayDatabase } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../src/database/storage.js';

let database: ThrowAwayDatabase;
let db: DataSource;

beforeEach(async () => {
  database = await throwAwayDatabase();
  db = await openDataSource(storageAt(database.url));
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** Tables with their columns, and functions. */
const made = async () => {
  const rows = await db.query<{ line: string }[]>(
    `select table_name || '.' || column_name as line from information_schema.columns
      where table_schema = 'public' and table_name <> 'migrations'
     union all
     select routine_name from information_schema.routines where routine_schema = 'public'
      order by 1`,
  );
  return rows.map(({ line }) => line);
};

const announce = () =>
  db.query(`select put_announcement(to_jsonb(row) || '{"service_name": "handler", "id": "h1"}') from (
    select '' service_version, '' description, '' url, false is_public, '' net_address, '' public_key, '' certificate,
           '' api_address, '' mqtt_address, '' amqp_address, '' operator_name, '' contact, '' icon_url) row`);

describe('The schema', () => {
  it('is made from nothing, taken back and made again', async () => {
    await db.runMigrations({ transaction: 'each' });
    const all = await made();
    expect(all).toEqual(expect.arrayContaining(['announcements.announced_at', 'import_metadata']));
    for (const _ of db.migrations) await db.undoLastMigration();
    expect(await made()).toEqual([]);
    await db.runMigrations({ transaction: 'each' });
    expect(await made()).toEqual(all);
  });

  it('takes announcements before and after the administration came to it', async () => {
    await db.runMigrations({ transaction: 'each' });
    await announce();
    await db.undoLastMigration();
    await announce();
    await db.runMigrations({ transaction: 'each' });
    await announce();
    expect(await db.query('select id from announcements')).toEqual([{ id: 'h1' }]);
    expect(await db.query('select position::int from feed')).toEqual([{ position: 1 }]);
  });
});
