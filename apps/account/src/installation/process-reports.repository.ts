import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  keyName,
  type ProcessReport,
  type ReceivedReport,
  type ReportedKey,
  reportValidMs,
} from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import { milliseconds } from './milliseconds.js';
import { storedReport } from './process-report.schema.js';

interface Row {
  readonly report: unknown;
  readonly clockOffset: number;
  readonly received: number;
}

interface KeyRow extends Pick<ReportedKey, 'use' | 'id'> {
  readonly app: string;
  readonly since: number;
}

/** Reports and keys at one time of the database, in Unix milliseconds. */
export interface StoredReports {
  readonly now: number;
  readonly reports: readonly ReceivedReport[];
  /** By `keyName`. */
  readonly firstUses: ReadonlyMap<string, number>;
}

const write = `
  insert into process_reports (process, app, report, clock_offset, received)
  values ($1, $2, $3, $4::bigint - ${milliseconds('clock_timestamp()')}::bigint, now())
  on conflict (process) do update
     set report = excluded.report, clock_offset = excluded.clock_offset, received = excluded.received`;

const writeKeys = `
  insert into reported_keys (app, use, id)
  select $1, k.use, k.id from unnest($2::text[], $3::text[]) as k (use, id)
  on conflict do nothing`;

const forget = `delete from process_reports where received < now() - interval '1 day'`;

/** Of processes that run, and the newest of each app, however many processes reported in a day. */
const read = `
  select report, clock_offset::float8 as "clockOffset", ${milliseconds('received')} as received
    from process_reports
   where received > now() - make_interval(secs => $1)
      or process in (select distinct on (app) process from process_reports order by app, received desc)
   order by app, received desc`;

/** Stores what the processes of the installation report, for a day. */
@Injectable()
export class ProcessReportsRepository {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Replaces the report of a process. `time` is its clock, in Unix milliseconds. */
  async record(report: ProcessReport, time: number): Promise<void> {
    const { app, process, keys } = report;
    await this.db.query(write, [process, app, JSON.stringify(report), String(time)]);
    await this.db.query(writeKeys, [app, keys.map(({ use }) => use), keys.map(({ id }) => id)]);
    await this.db.query(forget);
  }

  async list(): Promise<StoredReports> {
    const [clock] = await this.db.query<{ now: number }[]>(`select ${milliseconds('now()')} as now`);
    const rows = await this.db.query<Row[]>(read, [reportValidMs / 1000]);
    const keys = await this.db.query<KeyRow[]>(
      `select app, use, id, ${milliseconds('since')} as since from reported_keys`,
    );
    return {
      now: clock?.now ?? 0,
      reports: rows.flatMap(({ report, clockOffset, received }) => {
        const stored = storedReport(report);
        return stored ? [{ ...stored, clockOffset, received }] : [];
      }),
      firstUses: new Map(keys.map(({ app, since, ...key }) => [keyName(app, key), since])),
    };
  }
}
