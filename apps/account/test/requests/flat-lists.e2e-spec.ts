import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { AdministeredUsers } from '../../src/administration/administered-users.repository.js';
import { AllApplications } from '../../src/all-entities/all-applications.repository.js';
import { AllGateways } from '../../src/all-entities/all-gateways.repository.js';
import { storageAt } from '../../src/database/storage.js';
import type { Readable } from '../../src/lists/list.js';
import { plansOf, rowsRead } from '../support/plans.js';

/** Rows of each table, and of one page. */
const [many, few] = [100_000, 50];

let database: MigratedStorage;
let db: DataSource;

beforeAll(async () => {
  database = await migratedStorage('account', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  await fill();
});
afterAll(() => database.drop());

/** One in a thousand has each state, and one in ten was deleted. */
async function fill(): Promise<void> {
  const [numbers, time] = [`generate_series(1, ${many}) n`, `timestamptz '2020-01-01' + n * interval '1 s'`];
  await database.query(
    `insert into users (id, username, email, password_hash, created, is_admin, is_banned, is_approved, email_valid)
     select 'u_' || n, 'user-' || n, 'user-' || n || '@example.com', '', ${time},
            n % 1000 = 1, n % 1000 = 2, n % 1000 <> 3, n % 1000 <> 4
       from ${numbers}`,
  );
  await database.query(
    `insert into applications (id, name, created, created_by, deleted)
     select 'app-' || lpad(n::text, 6, '0'), 'Name ' || n, ${time}, 'u_' || n, case when n % 10 = 0 then now() end
       from ${numbers}`,
  );
  await database.query(
    `insert into application_euis (eui, app_id)
     select upper(lpad(to_hex(n), 16, '0')), 'app-' || lpad(n::text, 6, '0') from ${numbers}`,
  );
  await database.query(
    `insert into gateways (id, owner_id, created_by, frequency_plan, location_public, status_public, owner_public,
                           auto_update, beta_updates, attributes, fallback_routers, digest, sealed, scramble_seed,
                           eui, created, deleted)
     select 'gateway-' || lpad(n::text, 6, '0'), 'u_' || n, 'u_' || n, (array['EU_863_870', 'US_902_928'])[n % 2 + 1], false,
            false, false, false, false, '{}', '{}', md5('d' || n), '', '', upper(lpad(to_hex(n), 16, '0')),
            ${time}, case when n % 10 = 0 then now() end
       from ${numbers}`,
  );
  await database.query('vacuum analyze users, applications, application_euis, gateways');
}

type List = (at: DataSource) => Readable<unknown>;

const up = { direction: 'up' } as const;
const down = { direction: 'down' } as const;

/** The orders of the lists of administrators, and the filters that have an index. A search for a part of a text has none. */
const lists: readonly (readonly [name: string, list: List])[] = [
  ...(['created', 'username', 'email'] as const).map((sort): readonly [string, List] => [
    `users by ${sort}`,
    (at) => new AdministeredUsers(at).list({ sort }),
  ]),
  ...(['administrator', 'banned', 'unapproved', 'unverified'] as const).map(
    (state): readonly [string, List] => [
      `users that are ${state}`,
      (at) => new AdministeredUsers(at).list({ state }),
    ],
  ),
  ...(['created', 'id', 'name'] as const).flatMap((sort): (readonly [string, List])[] => [
    [`applications by ${sort}`, (at) => new AllApplications(at).list({ sort, ...up })],
    [`applications by ${sort}, backwards`, (at) => new AllApplications(at).list({ sort, ...down })],
  ]),
  [
    'applications of a user',
    (at) => new AllApplications(at).list({ sort: 'created', ...up, creator: 'user-77' }),
  ],
  [
    'the application with an EUI',
    (at) => new AllApplications(at).list({ sort: 'name', ...up, search: '000000000000004D' }),
  ],
  ...(['created', 'id', 'frequency_plan'] as const).map((sort): readonly [string, List] => [
    `gateways by ${sort}`,
    (at) => new AllGateways(at).list({ sort, ...up }),
  ]),
  [
    'the gateway with an EUI',
    (at) => new AllGateways(at).list({ sort: 'id', ...up, search: '00:00:00:00:00:00:00:4d' }),
  ],
];

/** Rows that the total is counted from: a total needs each row that is in the list. */
const counted = (name: string): number => (/that are|of a user|with an EUI/.test(name) ? 2 * few : many);

describe.each(lists)('With 100,000 rows, the list of %s', (name, list) => {
  it('reads for a page little more than its rows', async () => {
    const rows = rowsRead(
      await plansOf(db, (at) => list(at).read({ limit: few, offset: 0, after: undefined })),
    );
    expect(rows).toBeGreaterThan(0);
    // Those of the page in the index, and those of tables with something about them.
    expect(rows).toBeLessThanOrEqual(6 * few);
  });

  it('is counted without what belongs to its rows', async () => {
    const plans = await plansOf(db, (at) => list(at).count());
    expect(plans).toHaveLength(1);
    expect(rowsRead(plans)).toBeLessThanOrEqual(counted(name));
  });
});
