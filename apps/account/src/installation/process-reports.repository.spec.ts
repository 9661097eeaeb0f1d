import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProcessReport, ReportingApp } from '@fieldpost/domain';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../database/storage.js';
import { ProcessReportsRepository } from './process-reports.repository.js';

let database: MigratedStorage;
let db: DataSource;

beforeAll(async () => {
  database = await migratedStorage('account', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
});
afterAll(() => database.drop());

const report = (app: ReportingApp, process: string): ProcessReport => ({
  ...{
    app,
    process,
    version: '1.0.0',
    started: 0,
    schemaProblem: '',
    certificates: [],
    components: [],
    keys: [],
  },
});

describe('The reports of processes', () => {
  it('are those of running ones and the newest of each app, however many others there are', async () => {
    const reports = new ProcessReportsRepository(db);
    for (const [app, process] of [
      ['account', 'a-1'],
      ['oauth', 'o-1'],
      ['oauth', 'o-2'],
      ['handler', 'h-old'],
    ] as const)
      await reports.record(report(app, process), 0);
    await db.query(
      `insert into process_reports (process, app, report, clock_offset, received)
       select 'a-old-' || n, 'account', report, 0, now() - interval '1 hour'
         from process_reports, generate_series(1, 1200) as n where process = 'a-1'`,
    );
    await db.query(
      `update process_reports set received = now() - interval '2 hours' where process = 'h-old'`,
    );
    const { reports: listed } = await reports.list();
    expect(listed.map(({ process }) => process).sort()).toEqual(['a-1', 'h-old', 'o-1', 'o-2']);
  });
});
