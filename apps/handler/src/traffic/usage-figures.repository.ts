import { Injectable } from '@nestjs/common';
import { type ReportedCounts, reportedKinds, trafficWindow } from '@fieldpost/domain';
import { prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';

/** Devices of an application, and its messages in the last 24 hours and 30 days. */
export interface UsageFigures {
  readonly appId: string;
  readonly devices: number;
  readonly day: ReportedCounts;
  readonly month: ReportedCounts;
}

type Columns<Window extends string> = Readonly<Record<`${Window}_${keyof ReportedCounts}`, number>>;
type RecentRow = Columns<'day'> & Columns<'recent'> & { readonly app_id: string; readonly devices: number };
type EarlierRow = ReportedCounts & { readonly app_id: string };

const each = (column: (kind: keyof ReportedCounts) => string): string => reportedKinds.map(column).join(', ');

/** Counts from the day `$4` of 1970 on, and those from the hour `$3` on. */
const recent = prepared<RecentRow>(
  'usage_recent',
  `with page as (
     select app_id from applications where app_id > $1 order by app_id limit $2
   ), counted as (
     select app_id, ${each((kind) => `sum(${kind}[hour])::float8 as recent_${kind}`)},
       ${each((kind) => `sum(${kind}[hour]) filter (where day * 24 + hour >= $3::int)::float8 as day_${kind}`)}
     from page join application_traffic using (app_id) cross join generate_series(0, 23) as hour
     where day >= $4 group by app_id
   )
   select page.app_id, coalesce(devices, 0)::float8 as devices,
     ${each((kind) => `coalesce(day_${kind}, 0) as day_${kind}, coalesce(recent_${kind}, 0) as recent_${kind}`)}
   from page left join application_usage using (app_id) left join counted using (app_id) order by app_id`,
);

/** Counts of whole days, from the day `$2` of 1970 on and before `$3`. */
const earlier = prepared<EarlierRow>(
  'usage_earlier',
  `select app_id, ${each((kind) => `coalesce(sum(${kind}[hour]), 0)::float8 as ${kind}`)}
   from application_traffic cross join generate_series(0, 23) as hour
   where app_id = any ($1::varchar[]) and day >= $2 and day < $3 group by app_id`,
);

const none: ReportedCounts = { uplinks: 0, downlinks: 0, joins: 0 };

/**
 * Reads how much applications use. Days before yesterday do not change: their sums are kept in memory for the rest of the day,
 * since a report would otherwise read the counts of 30 days.
 */
@Injectable()
export class UsageFiguresRepository {
  private readonly earlierOf = new Map<string, ReportedCounts>();
  private today = 0;

  constructor(private readonly db: DataSource) {}

  /** Of the first applications behind an id, in the byte order of their ids. `now` is in Unix milliseconds. */
  async read(after: string, most: number, now: number): Promise<readonly UsageFigures[]> {
    const month = trafficWindow('30d', now);
    const today = month.first + month.count - 1;
    const rows = await recent(this.db, [after, most, trafficWindow('24h', now).first, today - 1]);
    if (this.today !== today) this.earlierOf.clear();
    this.today = today;
    await this.readEarlier(
      rows.map(({ app_id }) => app_id).filter((id) => !this.earlierOf.has(id)),
      [month.first, today - 1],
    );
    return rows.map((row) => {
      const { uplinks, downlinks, joins } = this.earlierOf.get(row.app_id) ?? none;
      return {
        ...{ appId: row.app_id, devices: row.devices },
        day: { uplinks: row.day_uplinks, downlinks: row.day_downlinks, joins: row.day_joins },
        month: {
          uplinks: uplinks + row.recent_uplinks,
          downlinks: downlinks + row.recent_downlinks,
          joins: joins + row.recent_joins,
        },
      };
    });
  }

  private async readEarlier(ids: readonly string[], days: readonly [from: number, before: number]) {
    if (ids.length === 0) return;
    const rows = await earlier(this.db, [ids, ...days]);
    for (const id of ids) this.earlierOf.set(id, none);
    for (const { app_id, ...counts } of rows) this.earlierOf.set(app_id, counts);
  }
}
