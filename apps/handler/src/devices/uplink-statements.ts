import type { AppId, DevId } from '@fieldpost/domain';
import type { BatcherOptions } from '@fieldpost/batching';
import { batchedStatement, prepared } from '@fieldpost/persistence';
import type { DataSource } from 'typeorm';

// What every uplink asks the database. Columns are named one by one: a prepared statement does not outlive a change of
// `*`, and migrations add columns while the version before still runs.

/**
 * Every journey to the database costs more than what it carries, and every commit waits for the disk. Uplinks are worked
 * on in a pace of their own; this one is for those that payload functions gave back at different times.
 */
export const uplinkPace: BatcherOptions = { concurrency: 2, maxSize: 256, intervalMs: 5, flushAt: 20 };

/** What is written for an uplink: only over the versions that it was worked out from, and by the leader of the epoch. */
export type Trace = readonly [
  appId: AppId,
  devId: DevId,
  deviceVersion: string,
  applicationVersion: string,
  fCntUp: number,
  currentDownlink: string | null,
  epoch: string | null,
];

/** The device's new version, and whether downlinks wait for it. */
export interface RecordedRow {
  readonly device_version: string;
  readonly is_awaited: boolean;
}

/**
 * A device that somebody else holds is either waited for or left out; whoever waited sees what the other one wrote, and
 * a version that is no longer the same.
 */
const recording = (whatIsHeld: '' | 'skip locked') => `
  with ours as (
    select devices.app_id, devices.dev_id, given.place, given.f_cnt_up, given.current_downlink
      from unnest($1::varchar[], $2::varchar[], $3::text[], $4::text[], $5::bigint[], $6::json[], $7::bigint[])
           with ordinality
           as given (app_id, dev_id, device_version, application_version, f_cnt_up, current_downlink, epoch, place)
      join devices using (app_id, dev_id) join applications using (app_id)
      join leadership on leadership.epoch = coalesce(given.epoch, leadership.epoch)
     where devices.xmin::text = given.device_version and applications.xmin::text = given.application_version
       for no key update of devices ${whatIsHeld})
  update devices set f_cnt_up = ours.f_cnt_up, current_downlink = ours.current_downlink, last_seen_at = now()
    from ours where devices.app_id = ours.app_id and devices.dev_id = ours.dev_id
  returning ours.place::int, devices.xmin::text as device_version,
            exists (select from waiting_downlinks as waiting
                     where waiting.app_id = devices.app_id and waiting.dev_id = devices.dev_id) as is_awaited`;

/** Writes traces together. A device that is held by somebody else at the moment holds up nobody: it has no answer. */
export const recordTogether = batchedStatement<Trace, RecordedRow>(
  'handler_record_uplinks',
  recording('skip locked'),
  uplinkPace,
);

const alone = prepared<RecordedRow>('handler_record_uplink', recording(''));

/** Writes one trace, and waits for whoever holds the device. */
export async function recordAlone(db: DataSource, trace: Trace): Promise<RecordedRow | undefined> {
  const [row] = await alone(
    db,
    trace.map((value) => [value]),
  );
  return row;
}
