import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../../src/database/storage.js';
import { listed } from '../../src/devices/device-list.statements.js';

const appId = AppId('farm');
const timeoutMs = 120_000;
const devices = `insert into devices (app_id, dev_id, app_eui, dev_eui, description, latitude, longitude, altitude, attributes,
                                     activation_constraints, disable_f_cnt_check, uses32_bit_f_cnt, f_cnt_up)
  select $1, 'dev-' || n, '70B3D57EF0000001', upper(lpad(to_hex(n), 16, '0')), $3, 0, 0, 0, '{}', 'local', false, true, 0
    from generate_series($2::int, $2::int + 4999) as n`;

let database: MigratedStorage;
let db: DataSource;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  await db.query('insert into applications (app_id) values ($1)', [appId]);
  await db.query(devices, [appId, 1, 'north']);
  await db.query(devices, [appId, 5001, '']);
  await db.query('analyze devices');
}, timeoutMs);
afterAll(() => database.drop());

const page = { limit: 20, offset: 0, sort: 'description' } as const;

describe('A page of many devices by description', () => {
  it.each(['up', 'down'] as const)(
    'is read from an index in the direction "%s", without sorting',
    async (direction) => {
      const explaining = { query: (text: string, given: unknown[]) => db.query(`explain ${text}`, given) };
      const { rows } = await listed(explaining as unknown as DataSource, appId, { ...page, direction });
      const plan = JSON.stringify(rows);
      expect(plan).toContain('using devices_by_description');
      expect(plan).not.toContain('Sort');
    },
  );

  it('takes a device whose description is as long as it may be, in characters of four bytes', async () => {
    const long = Array.from({ length: 2_000 }, (_, n) =>
      String.fromCodePoint(0x20000 + ((n * 7919) % 40_000)),
    ).join('');
    await db.query(devices.replace('4999', '0'), [appId, 20_001, long]);
    const { rows } = await listed(db, appId, { ...page, search: 'dev-20001' });
    expect(rows.map(({ description }) => description)).toEqual([long]);
    await db.query('delete from devices where app_id = $1 and dev_id = $2', [appId, 'dev-20001']);
  });

  it.each(['up', 'down'] as const)(
    'has devices without one last in the direction "%s"',
    async (direction) => {
      const first = await listed(db, appId, { ...page, direction });
      expect(new Set(first.rows.map(({ description }) => description))).toEqual(new Set(['north']));
      const last = await listed(db, appId, { ...page, direction, offset: 9_980 });
      expect(new Set(last.rows.map(({ description }) => description))).toEqual(new Set(['']));
    },
  );
});
