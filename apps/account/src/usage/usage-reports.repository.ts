import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type ReportedCounts, reportedKinds } from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import { countColumns } from './reported-figures.js';
import type { ReportedApplication, UsageReport } from './usage-report.schema.js';

const valueColumns = ['devices', ...countColumns];
const values = (table: string): string => valueColumns.map((column) => `${table}.${column}`).join(', ');

const recordHandler = `
  insert into usage_reports (handler_id, completed) values ($1, case when $2 then now() end)
  on conflict (handler_id) do update
     set received = now(), completed = coalesce(excluded.completed, usage_reports.completed)`;

/** Rows of the range whose application the handler does not have any more, or that was deleted here. */
const removeOthers = `
  delete from application_usage
   where handler_id = $1 and app_id collate "C" > $2 and ($3 = '' or app_id collate "C" <= $3)
     and app_id not in (select id from applications where id = any($4::text[]) and deleted is null)`;

const write = `
  insert into application_usage as present (handler_id, app_id, ${valueColumns.join(', ')})
  select $1, n.* from unnest($2::text[], ${valueColumns.map((_, at) => `$${at + 3}::int8[]`).join(', ')})
    as n (app_id, ${valueColumns.join(', ')})
    join applications a on a.id = n.app_id and a.deleted is null
   order by n.app_id
  on conflict (app_id, handler_id) do update
     set ${valueColumns.map((column) => `${column} = excluded.${column}`).join(', ')}
   where (${values('present')}) is distinct from (${values('excluded')})`;

/** Handlers that do not exist any more; their rows go with them. */
const removeOld = `delete from usage_reports where received < now() - interval '7 days'`;

const countsOf = (counts: ReportedCounts | null): readonly (number | null)[] =>
  reportedKinds.map((kind) => counts && counts[kind]);

const valuesOf = ({ devices, day, month }: ReportedApplication): readonly (number | null)[] => [
  devices,
  ...countsOf(day),
  ...countsOf(month),
];

/** Stores what handlers report about devices and messages of applications: for each, the latest figures. */
@Injectable()
export class UsageReportsRepository {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Replaces the figures of a range of applications of a handler. Unknown and deleted applications are left out. */
  async record({ handler, after, through, applications }: UsageReport): Promise<void> {
    const ids = applications.map(({ appId }) => appId);
    const rows = applications.map(valuesOf);
    await this.db.transaction(async (db) => {
      await db.query(recordHandler, [handler, through === '']);
      await db.query(removeOthers, [handler, after, through, ids]);
      await db.query(write, [handler, ids, ...valueColumns.map((_, at) => rows.map((row) => row[at]))]);
      if (through === '') await db.query(removeOld);
    });
  }
}
