import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import {
  asClient,
  FaultProxy,
  type FakeAuthServer,
  freePort,
  type Postgres,
  type PostgresOptions,
  startFakeAuthServer,
  startPostgres,
  until,
} from '@fieldpost/testing';
import { DiscoveryUnderTest } from './discovery-under-test.js';
import { waitsForChanges } from './waits-for-changes.js';

const [one, other] = [new DiscoveryUnderTest(), new DiscoveryUnderTest()];
let home: string;
let options: PostgresOptions;
let postgres: Postgres;
let line: FaultProxy;
let auth: FakeAuthServer;
let begun = 0;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'discovery-postgres-'));
  options = { dir: join(home, 'data'), port: await freePort(), password: 'of-this-test', durability: 'kept' };
  postgres = await startPostgres(options);
  line = await FaultProxy.to(options.port);
  auth = await startFakeAuthServer();
  const url = postgres.url('postgres');
  await one.start({ databaseUrl: url, auth });
  await other.start({ databaseUrl: url.replace(`:${options.port}/`, `:${line.port}/`), auth });
});

/** Both replicas know both handlers, which have only what a test gives them. */
beforeEach(async () => {
  for (const id of ['handler-1', 'handler-2']) await announce(one, id);
  await give(one, `begun-${(begun += 1)}`);
  await shows(other, `begun-${begun}`);
});
afterEach(() => line.restore());

afterAll(async () => {
  await one.close();
  await other.close();
  line.close();
  await auth.close();
  await postgres.stop();
  await rm(home, { recursive: true });
});

const announce = (at: DiscoveryUnderTest, id: string, description = '') =>
  at.announce({ service_name: 'handler', id, description }, at.componentToken('handler', id));

const give = (at: DiscoveryUnderTest, app_id: string, id = 'handler-1') =>
  at.addMetadata({ service_name: 'handler', id, metadata: { app_id } }, at.appToken(app_id));

const ownerAt = async (at: DiscoveryUnderTest, appId: string) =>
  (await at.getByAppId(appId).catch(() => undefined))?.id;

const shows = (at: DiscoveryUnderTest, appId: string, id = 'handler-1') =>
  until(`${appId} at ${id}`, async () => (await ownerAt(at, appId)) === id);

const describes = (at: DiscoveryUnderTest, id: string, description: string) =>
  until(`${id} is "${description}"`, async () => (await at.get('handler', id)).description === description);

const isStale = (at: DiscoveryUnderTest) =>
  until('stale', async () => (await at.health()).includes('stale since'));
const isFresh = (at: DiscoveryUnderTest) =>
  until('fresh', async () => !(await at.health()).includes('stale since'));

const rejected = { code: status.UNAVAILABLE, details: 'unavailable: database' };

describe('Two replicas', () => {
  it('show at once what was written on themselves, and soon what was written on the other', async () => {
    await announce(one, 'handler-1', 'new');
    expect(await one.get('handler', 'handler-1')).toMatchObject({ description: 'new' });
    await describes(other, 'handler-1', 'new');
    await give(other, 'moving', 'handler-1');
    expect(await ownerAt(other, 'moving')).toBe('handler-1');
    await shows(one, 'moving', 'handler-1');
    await give(one, 'moving', 'handler-2');
    await shows(other, 'moving', 'handler-2');
  });

  it('find at one what was written at the other just before, also when notifications are slow', async () => {
    line.slow(100);
    for (const [at, written] of [one, other, one, other].entries()) {
      const [read, id] = [written === one ? other : one, `alternating-${at}`];
      await announce(written, id);
      expect(await read.get('handler', id)).toMatchObject({ id });
      await give(read, id, id);
      expect(await written.getByAppId(id)).toMatchObject({ id });
      await give(written, `${id}-more`, id);
      expect((await fetch(`${read.http}/announcements/handler/app-id/${id}-more`)).status).toBe(200);
      expect((await fetch(`${written.http}/announcements/handler/${id}`)).status).toBe(200);
    }
  });

  it('show what was changed at the other soon', async () => {
    process.stderr.write(await waitsForChanges([one, other]));
  });

  it('agree on the handler of an application that was given away on both at once', async () => {
    const gifts = Array.from({ length: 20 }, (_, at) =>
      give(at % 2 === 0 ? one : other, 'torn', at % 3 === 0 ? 'handler-1' : 'handler-2'),
    );
    await Promise.all(gifts);
    await give(one, 'after-torn');
    await shows(other, 'after-torn');
    const { services } = await other.getAll('handler');
    expect(services).toEqual((await one.getAll('handler')).services);
    const holders = services.filter(({ metadata }) => metadata.some(({ app_id }) => app_id === 'torn'));
    expect(holders.map(({ id }) => id)).toEqual([await ownerAt(one, 'torn')]);
  });
});

describe('A watcher of one replica', () => {
  it('is sent what there is and what changes on the other, and goes on at another replica', async () => {
    await give(one, 'watched', 'handler-1');
    await describes(other, 'handler-2', '');
    await shows(other, 'watched');
    const watching = other.watch({ service_names: ['handler'] });
    await until('all that there is', () => watching.seen.some(({ event }) => event === 'complete'));
    const present = watching.seen.flatMap(({ present: component }) => component?.id ?? []);
    expect(present).toEqual(expect.arrayContaining(['handler-1', 'handler-2']));
    const before = watching.seen.length;
    await give(one, 'watched', 'handler-2');
    await until('the loss of an application', () => watching.seen.length > before);
    const [told] = watching.seen.slice(before);
    expect(told?.metadata_added).toMatchObject({
      id: 'handler-2',
      taken_from: 'handler-1',
      metadata: { app_id: 'watched' },
    });
    watching.end();

    await announce(other, 'handler-2', 'later');
    const again = one.watch({ position: told?.position ?? '' });
    await until('what came after', () => again.seen.length > 0);
    expect(again.seen).toMatchObject([{ announced: { id: 'handler-2', description: 'later' } }]);
    again.end();
  });

  it('is rejected the name of a service that does not exist', async () => {
    const watching = one.watch({ service_names: ['networkserver'] });
    await until('the rejection', () => watching.failures.length > 0);
    expect(watching.failures).toMatchObject([{ code: status.INVALID_ARGUMENT }]);
    watching.end();
  });
});

describe('A replica that lost the database', () => {
  it('serves reads, reports since when it is stale, rejects writes, and catches up without a gap', async () => {
    await give(one, 'known-before', 'handler-2');
    await shows(other, 'known-before', 'handler-2');
    line.cut();
    await isStale(other);
    expect((await fetch(`${other.http}/healthz`)).status).toBe(200);
    expect(await ownerAt(other, 'known-before')).toBe('handler-2');
    await expect(give(other, 'rejected')).rejects.toMatchObject(rejected);
    const missed = Array.from({ length: 60 }, (_, at) => `missed-${at}`);
    for (const appId of missed) await give(one, appId);
    line.restore();
    await isFresh(other);
    expect(await Promise.all(missed.map((appId) => ownerAt(other, appId)))).toEqual(
      missed.map(() => 'handler-1'),
    );
    await give(other, 'accepted-again');
    await shows(one, 'accepted-again');
  });

  it('reads everything again when the changes that it missed were deleted', async () => {
    await give(one, 'moved-meanwhile', 'handler-2');
    await shows(other, 'moved-meanwhile', 'handler-2');
    line.cut();
    await isStale(other);
    await give(one, 'moved-meanwhile', 'handler-1');
    await give(one, 'late');
    await asClient(postgres.url('postgres'), (db) => db.query('delete from changes'));
    line.restore();
    await shows(other, 'late');
    expect(await ownerAt(other, 'moved-meanwhile')).toBe('handler-1');
    expect((await other.getAll('handler')).services).toEqual((await one.getAll('handler')).services);
  });

  it('notices too when the database falls silent, and fails the write that waits for it', async () => {
    line.freeze();
    await expect(give(other, 'into-silence')).rejects.toMatchObject(rejected);
    expect(await other.health()).toContain('stale since');
    await expect(give(other, 'into-silence')).rejects.toMatchObject(rejected);
    line.cut();
    line.restore();
    await isFresh(other);
    await give(other, 'into-silence');
    await shows(one, 'into-silence');
  });
});

describe('PostgreSQL', () => {
  it('may stop and come back: reads go on, writes are rejected meanwhile, nothing is lost', async () => {
    await give(one, 'before-the-outage');
    await shows(other, 'before-the-outage');
    await postgres.stop();
    for (const replica of [one, other]) {
      await isStale(replica);
      expect(await ownerAt(replica, 'before-the-outage')).toBe('handler-1');
      await expect(give(replica, 'rejected')).rejects.toMatchObject(rejected);
    }
    postgres = await startPostgres(options);
    await isFresh(one);
    await isFresh(other);
    await give(one, 'after-the-outage');
    await shows(other, 'after-the-outage');
  });
});

describe('A replica that is killed in the middle of writes', () => {
  it('has lost none that it acknowledged', async () => {
    const acknowledged: string[] = [];
    const writeOn = async (writer: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        const appId = `writer-${writer}-${count}`;
        const done = await give(one, appId).then(
          () => true,
          () => false,
        );
        if (!done) return;
        acknowledged.push(appId);
      }
    };
    const writers = [0, 1, 2, 3].map(writeOn);
    await until('some writes', async () => acknowledged.length > 40);
    await one.killHard();
    await Promise.all(writers);
    await one.boot();
    await give(other, 'the-last');
    for (const replica of [one, other]) {
      await shows(replica, 'the-last');
      const owners = await Promise.all(acknowledged.map((appId) => ownerAt(replica, appId)));
      expect(owners).toEqual(acknowledged.map(() => 'handler-1'));
    }
  });
});
