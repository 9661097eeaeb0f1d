import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import {
  asClient,
  FaultProxy,
  migratedStorage,
  type MigratedStorage,
  standStill,
  until,
} from '@fieldpost/testing';
import { storageAt } from '../database/storage.js';
import type { Lease, SeenLease } from './leases.js';
import { LeasesPostgres } from './leases.postgres.js';
import { ProcessIdentity } from './process-identity.js';

const longerThanTimeoutMs = 1_500;

describe('The lease in PostgreSQL', () => {
  let database: MigratedStorage;
  let line: FaultProxy;
  let leases: LeasesPostgres;

  beforeAll(async () => {
    database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
    line = await FaultProxy.to(Number(new URL(database.url).port));
    leases = await leasesAt(line);
  });
  afterAll(async () => {
    await leases.close();
    line.close();
    await database.drop();
  });

  async function leasesAt({ port }: FaultProxy): Promise<LeasesPostgres> {
    const url = new URL(database.url);
    url.port = String(port);
    const process = await ProcessIdentity.of();
    return new LeasesPostgres(url.href, { process, onTrouble: () => undefined });
  }

  /** Read again where a busy machine took longer than the limit. */
  const readLease = async (): Promise<SeenLease> => {
    let seen: SeenLease | undefined;
    const isRead = async () => (seen = await leases.read().catch(() => undefined)) !== undefined;
    await until('the lease is read', isRead);
    return seen as SeenLease;
  };

  it('is not given up when the process was suspended before it read the response', async () => {
    const before = await readLease();
    // Each time with the first, short limit, which is over after the stall.
    const readAfterStall = async (): Promise<SeenLease | undefined> => {
      const fresh = await leasesAt(line);
      try {
        await fresh.read();
        const asked = fresh.read();
        await turn();
        standStill(longerThanTimeoutMs);
        return await asked;
      } catch {
        return undefined;
      } finally {
        await fresh.close();
      }
    };
    // The database of a busy machine may take longer than the rest of the time.
    let seen: SeenLease | undefined;
    await until('the lease is read', async () => (seen = await readAfterStall()) !== undefined);
    expect(seen).toEqual(before);
  });

  it('is given up when the database does not respond, and requested again over another connection', async () => {
    const before = await readLease();
    line.freeze();
    await expect(leases.read()).rejects.toThrow('terminated');
    line.restore();
    expect(await readLease()).toEqual(before);
  });

  it('is read at the first attempt when a busy machine takes long for the first connection', async () => {
    const before = await readLease();
    // Several round trips, which take longer than a lost server is waited for.
    line.slow(400);
    const fresh = await leasesAt(line);
    try {
      expect(await fresh.read()).toEqual(before);
    } finally {
      line.restore();
      await fresh.close();
    }
  });

  it('is read when connecting again takes longer than an attempt may first', async () => {
    const before = await readLease();
    line.cut();
    line.restore();
    // Several round trips.
    line.slow(400);
    expect(await readLease()).toEqual(before);
    line.restore();
  });
});

describe('Of the holder of the lease in PostgreSQL', () => {
  let database: MigratedStorage;
  let holder: LeasesPostgres;
  let follower: LeasesPostgres;
  let held: Lease | undefined;

  const leasesOf = (process: ProcessIdentity) =>
    new LeasesPostgres(database.url, { process, onTrouble: () => undefined });
  const take = async () => {
    held = await holder.take(await holder.read(), randomUUID());
    expect(held).toBeDefined();
  };
  const endSession = () =>
    asClient(database.url, (db) =>
      db.query('select pg_terminate_backend(backend_pid) from leadership').then(() => undefined),
    );
  const state = async () => (await follower.read()).holderState;
  const becomes = (wanted: string) =>
    until(`the holder is ${wanted}`, async () => (await state()) === wanted);

  beforeEach(async () => {
    database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
    const own = await ProcessIdentity.of();
    [holder, follower] = [leasesOf(own), leasesOf(own)];
  });
  afterEach(async () => {
    await holder.close();
    await follower.close();
    await database.drop();
  });

  it('another replica knows that there is none before the first one leads, and after it has released the lease', async () => {
    expect(await state()).toBe('none');
    await take();
    expect(await state()).toBe('unknown');
    if (held) await holder.release(held);
    expect(await state()).toBe('none');
  });

  it('another replica sees that its session has ended, until it has renewed the lease through another one', async () => {
    await take();
    let times = 0;
    holder.onDisconnect(() => (times += 1));
    await endSession();
    await becomes('disconnected');
    await until('it is called back', () => times === 1);
    expect(held && (await holder.renew(held))).toBeDefined();
    expect(await state()).toBe('unknown');
  });

  it('another replica concludes nothing from a session that a restarted or another server does not know', async () => {
    await take();
    await endSession();
    await becomes('disconnected');
    await asClient(database.url, (db) =>
      db.query(`update leadership set server_start = server_start - interval '1 hour'`),
    );
    expect(await state()).toBe('unknown');
  });

  it('another replica concludes nothing from what an earlier leader has written', async () => {
    await take();
    await endSession();
    await becomes('disconnected');
    // As an older release takes the lease.
    await asClient(database.url, (db) =>
      db.query('update leadership set epoch = epoch + 1, beat = beat + 1'),
    );
    expect(await state()).toBe('unknown');
  });

  it('another replica of the same host sees that its process has ended, although its session has not', async () => {
    const child = spawn('sleep', ['60']);
    await once(child, 'spawn');
    await holder.close();
    holder = leasesOf(await ProcessIdentity.of(child.pid));
    await take();
    expect(await state()).toBe('unknown');
    child.kill('SIGKILL');
    await becomes('ended');
  });
});
