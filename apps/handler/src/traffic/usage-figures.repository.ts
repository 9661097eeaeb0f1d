import { Injectable } from '@nestjs/common';
import { type ReportedCounts, reportedKinds, trafficWindow } from '@fieldpost/domain';
import { prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';

const windows = ['day', 'month'] as const;
type CountColumn = `${(typeof windows)[number]}_${keyof ReportedCounts}`;

/** Devices of an application, and its messages in the last 24 hours and 30 days. */
export interface UsageFigures extends Readonly<Record<CountColumn, number>> {
  readonly app_id: string;
  readonly devices: number;
}

/** From which hour of 1970 on a window is counted. */
const firstHours: Readonly<Record<(typeof windows)[number], string>> = { day: '$3::int', month: '$4::int' };

const sums = windows.flatMap((window) =>
  reportedKinds.map(
    (kind) =>
      `coalesce(sum(${kind}[hour]) filter (where day * 24 + hour >= ${firstHours[window]}), 0)::float8 as ${window}_${kind}`,
  ),
);

const read = prepared<UsageFigures>(
  'usage_figures',
  `with page as (
     select app_id from applications where app_id > $1 order by app_id limit $2
   ), counted as (
     select app_id, ${sums.join(', ')}
     from page join application_traffic using (app_id) cross join generate_series(0, 23) as hour
     where day >= $4::int / 24 group by app_id
   )
   select page.app_id, coalesce(devices, 0)::float8 as devices,
     ${windows.flatMap((window) => reportedKinds.map((kind) => `coalesce(${window}_${kind}, 0) as ${window}_${kind}`)).join(', ')}
   from page left join application_usage using (app_id) left join counted using (app_id) order by app_id`,
);

const firstHour = (range: '24h' | '30d', now: number): number => {
  const { first, seconds } = trafficWindow(range, now);
  return (first * seconds) / 3_600;
};

/** Reads how much applications use. */
@Injectable()
export class UsageFiguresRepository {
  constructor(private readonly db: DataSource) {}

  /** Of the first applications behind an id, in the byte order of their ids. `now` is in Unix milliseconds. */
  read(after: string, most: number, now: number): Promise<readonly UsageFigures[]> {
    return read(this.db, [after, most, firstHour('24h', now), firstHour('30d', now)]);
  }
}
