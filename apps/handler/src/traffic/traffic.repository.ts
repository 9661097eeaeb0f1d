import { Injectable } from '@nestjs/common';
import {
  activeWithinMs,
  type AppId,
  decodingKinds,
  type DeviceState,
  type DevId,
  type TrafficCounts,
  trafficKinds,
  type TrafficWindow,
} from '@fieldpost/domain';
import { prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import type { CountedIn, DeviceCounts } from './hourly-counts.js';

/** Counts by the number of their interval. */
export type CountsByInterval = ReadonlyMap<number, TrafficCounts>;

interface CountRow extends TrafficCounts {
  readonly app_id: string;
  readonly interval: number;
}

type StateRow = Readonly<Record<DeviceState, number>>;

const kinds = [...trafficKinds, ...decodingKinds];
const kindsList = kinds.join(', ');
/** The count of one hour as an array with that subscript alone; no array for zero, but for `decoded`, where that means unknown. */
const atHour = kinds.map(
  (kind) =>
    `case when ${kind} ${kind === 'decoded' ? '>=' : '>'} 0 then array_fill(${kind}, array[1], array[$2::int]) end`,
);
const increased = (table: string): string =>
  kinds
    .map((kind) => [kind, `${table}.${kind}[$2]`, `excluded.${kind}[$2]`] as const)
    .map(([kind, present, more]) => `${kind}[$2] = coalesce(${present} + ${more}, ${present}, ${more})`)
    .join(', ');
const sumOfHours = (kind: string): string => `sum(${kind}[hour])::float8`;

/**
 * Adds to both tables, or to none. Devices and applications that do not exist or are being removed are left out. The locks are those that the
 * references to devices and applications need anyway; they are requested in the order of the keys.
 */
const add = prepared<object>(
  'traffic_add',
  `with given as (
     select given.* from unnest($4::varchar[], $5::varchar[], ${kinds.map((_, at) => `$${at + 6}::int[]`).join(', ')})
       as given (app_id, dev_id, ${kindsList})
     where exists (select from leadership where epoch = coalesce($3::bigint, epoch))
   ), of_devices as (
     select given.* from given join devices using (app_id, dev_id)
     order by app_id, dev_id for key share of devices skip locked
   ), of_applications as (
     select app_id from applications where app_id in (select app_id from given)
     order by app_id for key share skip locked
   ), sums as (
     select app_id, ${kinds.map((kind) => `sum(${kind})::int as ${kind}`).join(', ')}
     from given join of_applications using (app_id) group by app_id order by app_id
   ), devices_written as (
     insert into device_traffic (app_id, dev_id, day, ${kindsList})
     select app_id, dev_id, $1::int, ${atHour.join(', ')} from of_devices
     on conflict (app_id, dev_id, day) do update set ${increased('device_traffic')}
   )
   insert into application_traffic (app_id, day, ${kindsList})
   select app_id, $1::int, ${atHour.join(', ')} from sums
   on conflict (app_id, day) do update set ${increased('application_traffic')}`,
);

const read = (name: string, table: string, where: string) =>
  prepared<CountRow>(
    name,
    `select app_id, (day * 24 + hour) / ($2::int / 3600) as interval,
            ${trafficKinds.map((kind) => `coalesce(${sumOfHours(kind)}, 0) as ${kind}`).join(', ')},
            ${sumOfHours('decoded')} as decoded,
            case when ${sumOfHours('decoded')} is not null then coalesce(${sumOfHours('decoding_errors')}, 0) end as decoding_errors
     from ${table} cross join generate_series(0, 23) as hour
     where ${where} and day >= $3::int / 24 and day * 24 + hour >= $3 group by 1, 2`,
  );
const ofApplications = read('traffic_of_applications', 'application_traffic', 'app_id = any ($1::varchar[])');
const ofDevice = read('traffic_of_device', 'device_traffic', 'app_id = any ($1::varchar[]) and dev_id = $4');

const states = prepared<StateRow>(
  'devices_by_state',
  `select count(*) filter (where last_seen_at >= $2)::int as active,
          count(*) filter (where last_seen_at < $2)::int as silent,
          count(*) filter (where last_seen_at is null)::int as never_seen
   from devices where app_id = $1`,
);

const registered = prepared<{ readonly app_id: string }>(
  'traffic_registered',
  'select app_id from applications where app_id = any ($1::varchar[])',
);

const removeOldFrom = (table: string) =>
  prepared<object>(
    `${table}_remove_old`,
    `delete from ${table} where ctid = any (array (
       select ctid from ${table} where day < $1 order by day limit $2 for update skip locked)) returning 1`,
  );
const removals = [removeOldFrom('device_traffic'), removeOldFrom('application_traffic')];

/** Hourly counts of messages. The class is also the injection token. */
@Injectable()
export class TrafficRepository {
  constructor(private readonly db: DataSource) {}

  /** Adds counts, at most one of each device; nothing when another replica leads than the one that counted. */
  async add({ hour, epoch }: CountedIn, counts: readonly DeviceCounts[]): Promise<void> {
    const columns = (['appId', 'devId', ...kinds] as const).map((name) => counts.map((count) => count[name]));
    await add(this.db, [Math.floor(hour / 24), hour % 24, epoch, ...columns]);
  }

  /** The counts of each application; those without counts are left out. */
  async ofApplications(
    appIds: readonly AppId[],
    window: TrafficWindow,
  ): Promise<ReadonlyMap<string, CountsByInterval>> {
    return byApplication(await ofApplications(this.db, [appIds, ...since(window)]));
  }

  async ofDevice(appId: AppId, devId: DevId, window: TrafficWindow): Promise<CountsByInterval> {
    const rows = await ofDevice(this.db, [[appId], ...since(window), devId]);
    return byApplication(rows).get(appId) ?? new Map();
  }

  /** Those of the applications that are registered here. */
  async registered(appIds: readonly AppId[]): Promise<ReadonlySet<string>> {
    return new Set((await registered(this.db, [appIds])).map(({ app_id }) => app_id));
  }

  /** How many devices of an application are in each state, `now` in Unix milliseconds. */
  async deviceStates(appId: AppId, now: number): Promise<StateRow> {
    const [row] = await states(this.db, [appId, new Date(now - activeWithinMs)]);
    return row ?? { active: 0, silent: 0, never_seen: 0 };
  }

  /** Removes some of the counts of days before one, counted since 1970; returns the rows of the table with most. */
  async removeBefore(day: number, batch: number): Promise<number> {
    const removed: number[] = [];
    for (const remove of removals) removed.push((await remove(this.db, [day, batch])).length);
    return Math.max(...removed);
  }
}

/** Seconds of an interval, and the first hour since 1970. */
const since = ({ seconds, first }: TrafficWindow) => [seconds, (first * seconds) / 3_600];

function byApplication(rows: readonly CountRow[]): ReadonlyMap<string, CountsByInterval> {
  const found = new Map<string, Map<number, TrafficCounts>>();
  for (const { app_id, interval, ...counts } of rows) {
    const ofOne = found.get(app_id) ?? new Map<number, TrafficCounts>();
    found.set(app_id, ofOne.set(interval, counts));
  }
  return found;
}
