import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Username } from '@fieldpost/domain';
import { openDataSource } from '@fieldpost/persistence';
import { throwAwayDatabase, type ThrowAwayDatabase } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../../src/database/storage.js';
import { newUserId } from '../../src/values/user-id.js';
import { Users } from '../../src/users/users.repository.js';

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

const migrate = () => db.runMigrations({ transaction: 'each' });

const tables = async () => {
  const rows = await db.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => name !== 'migrations');
};

/** `table.column type` of every column that the database has. */
const columnsThere = async () => {
  const rows = await db.query<{ line: string }[]>(
    `select c.relname || '.' || a.attname || ' ' || t.typname || case when a.attnotnull then '' else ' null' end as line
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
        and a.attnum > 0 and not a.attisdropped`,
  );
  return rows.map(({ line }) => line).sort();
};

const typeNames: Readonly<Record<string, string>> = {
  boolean: 'bool',
  char: 'bpchar',
  bigint: 'int8',
};

/** The same as the entities have it. */
const columnsMeant = () =>
  db.entityMetadatas
    .flatMap(({ tableName, columns }) =>
      columns.map(({ databaseName, type, isArray, isNullable }) => {
        const name = typeNames[String(type)] ?? String(type);
        return `${tableName}.${databaseName} ${isArray ? '_' : ''}${name}${isNullable ? ' null' : ''}`;
      }),
    )
    .sort();

describe('The schema', () => {
  it('is made from nothing, taken back and made again', async () => {
    await migrate();
    const made = await tables();
    expect(made).toHaveLength(db.entityMetadatas.length);
    for (const _ of db.migrations) await db.undoLastMigration();
    expect(await tables()).toEqual([]);
    await migrate();
    expect(await tables()).toEqual(made);
  });

  it('is what the entities say', async () => {
    await migrate();
    expect(await columnsThere()).toEqual(columnsMeant());
  });
});

describe('Of components from before there were approvals', () => {
  const approvals = 'ComponentApprovals1795540800000';

  it('those of administrators and of the operator are approved, those of others are pending and lose their tokens', async () => {
    await migrate();
    while (db.migrations.at(-1) && (await lastMigration()) !== approvals) await db.undoLastMigration();
    await db.undoLastMigration();
    await db.query(`
      insert into users (id, username, email, password_hash, is_admin) values
        ('u_root', 'root', 'root@example.com', 'none', true), ('u_mia', 'mia', 'mia@example.com', 'none', false);
      insert into components (id, type)
        select id, 'broker' from unnest(array['of-root', 'of-mia', 'of-operator', 'old-root', 'old-mia']) as id;
      insert into audit_log (kind, entity_id, action, user_id, actor, details) values
        ('components', 'of-root', 'component.created', 'u_root', 'root', '{}'),
        ('components', 'of-mia', 'component.created', 'u_mia', 'mia', '{}'),
        ('components', 'of-operator', 'component.created', null, 'operator', '{}');
      insert into collaborators (kind, entity_id, user_id, rights) values
        ('components', 'of-mia', 'u_root', '{component:settings}'),
        ('components', 'old-root', 'u_root', '{component:settings}'),
        ('components', 'old-mia', 'u_mia', '{component:settings}')`);
    await migrate();
    expect(await db.query('select id, approval, creator_id as creator from components order by id')).toEqual([
      { id: 'of-mia', approval: 'pending', creator: 'u_mia' },
      { id: 'of-operator', approval: 'approved', creator: null },
      { id: 'of-root', approval: 'approved', creator: 'u_root' },
      { id: 'old-mia', approval: 'pending', creator: null },
      { id: 'old-root', approval: 'approved', creator: null },
    ]);
    const revoked = await db.query<{ subject: string }[]>('select subject from revocations order by subject');
    expect(revoked).toEqual([{ subject: 'component:of-mia' }, { subject: 'component:old-mia' }]);
  });

  const lastMigration = async () => {
    const [row] = await db.query<{ name: string }[]>('select name from migrations order by id desc limit 1');
    return row?.name;
  };
});

describe('Of users who are added at once to an empty database', () => {
  it('exactly one is administrator', async () => {
    await migrate();
    const users = new Users(db);
    const add = (name: string) =>
      users.add({
        id: newUserId(randomBytes),
        username: Username(name),
        email: `${name}@example.com`,
        passwordHash: 'none',
        ...{ isApproved: true, mustVerifyEmail: false, isAdminIfFirst: true },
      });
    for (let round = 0; round < 5; round += 1) {
      await db.query('truncate users cascade');
      const added = await Promise.all(['ann', 'bob', 'cleo', 'dora', 'eve'].map(add));
      expect(added.filter(({ isAdmin }) => isAdmin)).toHaveLength(1);
    }
  });
});
