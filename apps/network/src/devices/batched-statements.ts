import { Batcher, type BatcherOptions } from '@fieldpost/batching';
import { batchedStatement, batchRows, prepared } from '@fieldpost/persistence';
import type { DevAddr } from '@fieldpost/domain';
import type { DataSource } from 'typeorm';
import type { DeviceRow } from './device-statements.js';

// Statements that run for every uplink. Columns are named one by one: a prepared statement does not outlive a change of
// `*`, and migrations add columns while the version before still runs.

/** A round trip costs more than the rows that it carries, and every commit waits for the disk (decision 152). */
const batches: BatcherOptions = { concurrency: 2, maxSize: 128, intervalMs: 10, flushAt: 32 };

/**
 * Devices of one address whose keys are tried: of each application those that were heard last. An application with many
 * devices at an address does not keep those of others from being found.
 */
const mostOfAddress = 500;

const columnNames = [
  ...['app_eui', 'dev_eui', 'app_id', 'dev_id', 'dev_addr', 'nwk_s_key', 'f_cnt_up', 'f_cnt_down'],
  ...['disable_f_cnt_check', 'uses_32_bit_f_cnt', 'activation_constraints', 'radio', 'last_seen'],
  ...['was_heard', 'heard_by', 'mac_state', 'next_dev_addr', 'next_nwk_s_key', 'next_mac_state'],
];
/** Of `devices` under a name. */
const columnsOf = (alias: string): string =>
  [...columnNames.map((name) => `${alias}.${name}`), `${alias}.xmin::text as version`].join(', ');

const devicesOfAddresses = prepared<DeviceRow & { readonly requested: string }>(
  'devices_of_addresses',
  `select wanted.requested, found.*
     from ${batchRows('wanted', { requested: 'bpchar' })}
     cross join lateral (
       select ${columnNames.join(', ')}, version from (
         select *, xmin::text as version, row_number() over (partition by app_id order by last_seen desc nulls last) as rank
           from devices where dev_addr = wanted.requested or next_dev_addr = wanted.requested
       ) ranked order by rank, last_seen desc nulls last limit ${mostOfAddress}
     ) found`,
);

/** The rows with an address as that of either session; look-ups of the same time are one statement. */
export function rowsOfAddress(db: DataSource): (devAddr: DevAddr) => Promise<readonly DeviceRow[]> {
  const batcher = new Batcher<DevAddr, readonly DeviceRow[]>(async (wanted) => {
    const rows = new Map<string, DeviceRow[]>(wanted.map((devAddr) => [devAddr, []]));
    for (const row of await devicesOfAddresses(db, [[...rows.keys()]])) rows.get(row.requested)?.push(row);
    return wanted.map((devAddr) => rows.get(devAddr) ?? []);
  }, batches);
  return (devAddr) => batcher.add(devAddr);
}

/**
 * Values of an accepted uplink: only over the version with which it was checked, and never over another counter, whatever
 * a database that was restored calls its versions. MAC state and gateways are JSON; null keeps the gateways that are stored.
 */
export type UplinkValues = readonly [
  appEui: string,
  devEui: string,
  version: string,
  fCntBefore: number,
  fCnt: number,
  at: Date,
  macState: string,
  heardBy: string | null,
];

/** Values of a downlink counter that is used up; the MAC state is stored while `fCntUp` is the last uplink. */
export type DownlinkValues = readonly [
  appEui: string,
  devEui: string,
  devAddr: string,
  fCntDown: number,
  fCntUp: number,
  macState: string,
];

const uplinkColumns = {
  ...{ app_eui: 'bpchar', dev_eui: 'bpchar', version: 'text', before: 'bigint' },
  ...{ f_cnt: 'bigint', seen: 'timestamptz', mac_state: 'jsonb', heard_by: 'jsonb' },
};
const downlinkColumns = {
  ...{ app_eui: 'bpchar', dev_eui: 'bpchar', dev_addr: 'bpchar' },
  ...{ f_cnt_down: 'bigint', f_cnt_up: 'bigint', mac_state: 'jsonb' },
};

// Rows are locked in the order of their keys, so that batches which share devices wait for one another instead of ending in
// a deadlock. A statement that waited compares with what the other one wrote.

/** A call whose device has changed in between has no row. Of two calls for one device, one has: the version after it. */
export const acceptUplinks = batchedStatement<UplinkValues, Pick<DeviceRow, 'version'>>(
  'accept_uplinks',
  uplinkColumns,
  (rows) => `with ours as (
     select given.* from
       ${rows('given')}
       join devices using (app_eui, dev_eui)
      where devices.xmin::text = given.version and devices.f_cnt_up = given.before
      order by devices.app_eui, devices.dev_eui for no key update of devices)
   update devices set f_cnt_up = ours.f_cnt, last_seen = ours.seen, mac_state = ours.mac_state, was_heard = true,
                      heard_by = coalesce(ours.heard_by, devices.heard_by)
     from ours where devices.app_eui = ours.app_eui and devices.dev_eui = ours.dev_eui
   returning ours.place::int, devices.xmin::text as version`,
  batches,
);

/** The device after it. */
export const takeDownlinkCounters = batchedStatement<DownlinkValues, DeviceRow>(
  'take_downlink_counters',
  downlinkColumns,
  (rows) => `with ours as (
     select given.* from
       ${rows('given')}
       join devices using (app_eui, dev_eui)
      where devices.dev_addr = given.dev_addr and devices.f_cnt_down = given.f_cnt_down
      order by devices.app_eui, devices.dev_eui for no key update of devices)
   update devices set f_cnt_down = devices.f_cnt_down + 1,
                      mac_state = case when devices.f_cnt_up = ours.f_cnt_up then ours.mac_state
                                       else devices.mac_state end
     from ours where devices.app_eui = ours.app_eui and devices.dev_eui = ours.dev_eui
   returning ours.place::int, ${columnsOf('devices')}`,
  batches,
);
