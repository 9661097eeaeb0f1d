import type { AppId, DevId } from '@fieldpost/domain';
import { Batcher, type BatcherOptions } from '@fieldpost/batching';
import {
  type BatchedQuery,
  batchedStatement,
  type BatchedText,
  batchRows,
  prepared,
} from '@fieldpost/persistence';
import type { DataSource } from 'typeorm';
import type { ApplicationRow } from '../applications/application.entity.js';
import type { DeviceRow } from './device.entity.js';

// Statements that run for every uplink. Columns are named one by one: a prepared statement does not outlive a change of
// `*`, and migrations add columns while the version before still runs.

/**
 * A round trip costs more than the rows that it carries, and every commit waits for the disk. Uplinks start together and
 * end together; the interval is for those whose payload functions end at different times.
 */
export const uplinkBatches: BatcherOptions = { concurrency: 2, maxSize: 256, intervalMs: 5, flushAt: 20 };

/** Values of an uplink write: only over the versions that the uplink was decoded with, and by the leader of the epoch. */
export type UplinkValues = readonly [
  appId: AppId,
  devId: DevId,
  deviceVersion: string,
  applicationVersion: string,
  fCntUp: number,
  currentDownlink: string | null,
  epoch: string | null,
  /** Whether the device has used its newest session: the one before ends. */
  isNewest: boolean,
];

/** The new version of the device, and whether downlinks wait for it. */
export interface WrittenRow {
  readonly device_version: string;
  readonly has_waiting: boolean;
}

const uplinkColumns = {
  ...{ app_id: 'varchar', dev_id: 'varchar', device_version: 'text', application_version: 'text' },
  ...{ f_cnt_up: 'bigint', current_downlink: 'json', epoch: 'bigint', is_newest: 'boolean' },
};

/**
 * A locked device is either waited for or skipped; a statement that waited sees what the other transaction wrote, and
 * another version.
 */
const writing =
  (whenLocked: '' | 'skip locked'): BatchedText =>
  (rows) =>
    `
  with ours as (
    select devices.app_id, devices.dev_id, given.place, given.f_cnt_up, given.current_downlink, given.is_newest
      from ${rows('given')}
      join devices using (app_id, dev_id) join applications using (app_id)
      join leadership on leadership.epoch = coalesce(given.epoch, leadership.epoch)
     where devices.xmin::text = given.device_version and applications.xmin::text = given.application_version
       for no key update of devices ${whenLocked})
  update devices set f_cnt_up = ours.f_cnt_up, current_downlink = ours.current_downlink, last_seen_at = now(),
                     previous_session = case when ours.is_newest then null else devices.previous_session end
    from ours where devices.app_id = ours.app_id and devices.dev_id = ours.dev_id
  returning ours.place::int, devices.xmin::text as device_version,
            exists (select from waiting_downlinks as waiting
                     where waiting.app_id = devices.app_id and waiting.dev_id = devices.dev_id) as has_waiting`;

/** Writes uplinks in batches. A locked device does not delay the others: it has no row in the result. */
export const writeBatched = batchedStatement<UplinkValues, WrittenRow>(
  'handler_write_uplinks',
  uplinkColumns,
  writing('skip locked'),
  uplinkBatches,
);

const alone = prepared<WrittenRow>(
  'handler_write_uplink',
  writing('')((alias) => batchRows(alias, uplinkColumns)),
);

/** Writes one uplink, and waits while the device is locked. */
export async function writeAlone(db: DataSource, values: UplinkValues): Promise<WrittenRow | undefined> {
  const [row] = await alone(
    db,
    values.map((value) => [value]),
  );
  return row;
}

/** The versions of both rows; every change of a row changes its version. */
interface Versions {
  readonly device_version: string;
  readonly application_version: string;
}

/** A device and its application, which is one object for all devices that were read with it. */
export type LoadedRow = DeviceRow & Versions & { readonly application: ApplicationRow | undefined };

/** A row of the result: the device if it exists, and its application with the first request for that application. */
type SentRow = { readonly place: number; readonly app_id: string } & (
  | (DeviceRow & Versions)
  | { readonly dev_id: null }
) &
  (ApplicationRow | { readonly payload_format: null });

type DeviceKey = readonly [AppId, DevId];

const settings = [
  'payload_format',
  'decoder',
  'converter',
  'validator',
  'encoder',
  'codec',
  'register_on_join_access_key',
] as const satisfies readonly (keyof ApplicationRow)[];

/**
 * An application is sent with the first request for it only, whether or not that device exists: with each of some
 * hundred devices, functions of a megabyte would need more memory than the handler has.
 */
const statement = prepared<SentRow>(
  'handler_device_with_application',
  `select requested.place::int, app_id, devices.dev_id, app_eui, dev_eui, description, latitude, longitude, altitude,
          attributes, activation_constraints, disable_f_cnt_check, uses32_bit_f_cnt, radio, dev_addr, app_key,
          nwk_s_key, app_s_key, previous_session, f_cnt_up, current_downlink, codec_id,
          ${settings.map((column) => `case when is_first then ${column} end as ${column}`).join(', ')},
          devices.xmin::text as device_version, applications.xmin::text as application_version
     from ${batchRows('requested', { app_id: 'varchar', dev_id: 'varchar', is_first: 'boolean' })}
     join applications using (app_id) left join devices using (app_id, dev_id)`,
);

/** The row of a device with that of its application; concurrent requests are read together. */
export function withApplication(db: DataSource): BatchedQuery<DeviceKey, LoadedRow> {
  const batcher = new Batcher<DeviceKey, LoadedRow | undefined>(
    async (keys) => rowsFor(keys, await statement(db, columnsOf(keys))),
    uplinkBatches,
  );
  return (...key) => batcher.add(key);
}

function columnsOf(keys: readonly DeviceKey[]): readonly unknown[] {
  const seen = new Set<AppId>();
  const isFirst: boolean[] = [];
  for (const [appId] of keys) {
    isFirst.push(!seen.has(appId));
    seen.add(appId);
  }
  return [keys.map(([appId]) => appId), keys.map(([, devId]) => devId), isFirst];
}

function rowsFor(keys: readonly DeviceKey[], rows: readonly SentRow[]): readonly (LoadedRow | undefined)[] {
  const applications = new Map<string, ApplicationRow>();
  for (const row of rows) if (row.payload_format !== null) applications.set(row.app_id, row);
  const results = new Array<LoadedRow | undefined>(keys.length).fill(undefined);
  for (const row of rows)
    if (row.dev_id !== null) results[row.place - 1] = { ...row, application: applications.get(row.app_id) };
  return results;
}
