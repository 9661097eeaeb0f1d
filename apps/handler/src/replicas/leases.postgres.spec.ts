import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { CuttableLine, standStill, throwAwayDatabase, type ThrowAwayDatabase } from '@fieldpost/testing';
import { storageAt } from '../database/storage.js';
import { LeasesPostgres } from './leases.postgres.js';

// The first database brings a whole server up.
jest.setTimeout(60_000);

const longerThanItsPatienceMs = 1_500;

describe('The lease in PostgreSQL', () => {
  let database: ThrowAwayDatabase;
  let line: CuttableLine;
  let leases: LeasesPostgres;

  beforeAll(async () => {
    database = await throwAwayDatabase();
    const db = await openDataSource(storageAt(database.url));
    await db.runMigrations();
    await db.destroy();
    const url = new URL(database.url);
    line = await CuttableLine.to(Number(url.port));
    url.port = String(line.port);
    leases = new LeasesPostgres(url.href, () => undefined);
  });
  afterAll(async () => {
    await leases.close();
    line.close();
    await database.drop();
  });

  it('is not given up when the process stood still while the answer was under way', async () => {
    const before = await leases.read();
    const asked = leases.read();
    await turn();
    standStill(longerThanItsPatienceMs);
    expect(await asked).toEqual(before);
  });

  it('is given up when the database is silent, and asked for again over another connection', async () => {
    const before = await leases.read();
    line.freeze();
    await expect(leases.read()).rejects.toThrow('terminated');
    line.mend();
    expect(await leases.read()).toEqual(before);
  });
});
