/** @needs python */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { installPythonPackages } from '@fieldpost/testing';
import { dangersOf } from './dangers.js';
import { record, type Recorded, recordedMigrations } from './recorded.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const timeoutMs = 300_000;

/** Migrations from before the rule, which created the tables of the first release. */
const before: Readonly<Record<string, readonly string[]>> = {
  account: ['Accounts1795251600000'],
  discovery: ['Announcements1795251600000'],
  handler: [
    ...['Devices1795251600000', 'Leadership1795266000000', 'BrokerLogins1795266600000'],
    ...['Integrations1795267200000', 'RecentMessages1795267260000'],
  ],
  oauth: ['Tokens1795251600000'],
};

/** Rules that a migration may break, since the release before it was looked at. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  // It reads invitations only together with the user who made them.
  InvitationsOfTheOperator1795827600000: ['ban-drop-not-null'],
};

let linter = '';
const dangersIn = async (sql: string, more: Pick<Recorded, 'kind' | 'transaction'> = {}) =>
  dangersOf(linter, { app: 'barns', name: 'Barns', sql, ...more });

describe('A migration', () => {
  beforeAll(async () => {
    linter = join(await installPythonPackages(here, '--only-binary=:all:'), 'squawk');
  }, timeoutMs);

  it('blocks no writes and breaks no running release, unless it is from before the rule', async () => {
    const all = await recordedMigrations(root);
    const old = all.filter(({ app, name }) => before[app]?.includes(name));
    expect(old).toHaveLength(Object.values(before).flat().length);
    const found = all
      .filter((migration) => !old.includes(migration))
      .map((migration) => [migration.name, dangersOf(linter, migration)] as const);
    expect(Object.fromEntries(found.filter(([, dangers]) => dangers.length > 0))).toEqual(harmless);
  });

  it.each([
    ['alter table barns alter column windows type bigint', 'changing-column-type'],
    ['alter table barns alter column windows set not null', 'adding-not-nullable-field'],
    ['alter table barns add column colour text not null', 'adding-required-field'],
    ['alter table barns add constraint open check (windows > 0)', 'constraint-missing-not-valid'],
    ['alter table barns add foreign key (farm) references farms (id)', 'adding-foreign-key-constraint'],
    ['create index barns_by_windows on barns (windows)', 'require-concurrent-index-creation'],
    ['alter table barns drop column windows', 'ban-drop-column'],
    ['alter table barns rename column windows to gates', 'renaming-column'],
    ['alter table barns rename to sheds', 'renaming-table'],
    ['drop table barns', 'ban-drop-table'],
  ])('is rejected with "%s"', async (sql, rule) => expect(await dangersIn(sql)).toContain(rule));

  it.each([
    'alter table barns add column colour text',
    'alter table barns add constraint open check (windows > 0) not valid',
    'alter table barns validate constraint open',
    'create table sheds (id text primary key); create index sheds_by_id on sheds (id)',
  ])('may "%s"', async (sql) => expect(await dangersIn(sql)).toEqual([]));

  it('without a transaction may create an index concurrently, and has to be repeatable', async () => {
    const outside = { transaction: false };
    const index = 'create index concurrently if not exists barns_by_windows on barns (windows)';
    expect(await dangersIn(index, outside)).toEqual([]);
    const both = `alter table barns add column colour text; ${index}`;
    expect(await dangersIn(both)).toEqual(['ban-concurrent-index-creation-in-transaction']);
    expect(await dangersIn(both, outside)).toEqual(['prefer-robust-stmts']);
  });

  it('removes objects only when it is of kind contract', async () => {
    const drops = 'alter table barns drop column windows; drop table sheds';
    expect(await dangersIn(drops, { kind: 'contract' })).toEqual([]);
    const rewrites = 'alter table barns alter column windows type bigint';
    expect(await dangersIn(rewrites, { kind: 'contract' })).toEqual(['changing-column-type']);
  });

  it('is recorded with all its statements, its kind and whether it runs in a transaction', async () => {
    class Sheds1900000000000 {
      readonly kind = 'contract';
      readonly transaction = false;
      async up(db: { readonly query: (text: string) => Promise<unknown> }) {
        for (const shed of ['a', 'b']) await db.query(`drop table ${shed}`);
      }
    }
    expect(await record('barns', Sheds1900000000000)).toEqual({
      ...{ app: 'barns', name: 'Sheds1900000000000', kind: 'contract', transaction: false },
      sql: 'drop table a;\ndrop table b;\n',
    });
  });
});
