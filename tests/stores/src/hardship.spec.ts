import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AccountClient,
  asClient,
  bearer,
  FaultProxy,
  ensureDatabases,
  freePort,
  type Postgres,
  postgresUrl,
  programOnPath,
  startPostgres,
  until,
} from '@fieldpost/testing';
import { appNames, TestDeployment, person } from './test-deployment.js';
import { Writer } from './writers.js';

const password = randomBytes(12).toString('hex');
const diskMegabytes = 400;

let folder: string;
let postgres: Postgres;
let line: FaultProxy;
let deployment: TestDeployment;
let general: AccountClient;
let account: AccountClient;

const disk = () => join(folder, 'disk');
const clockFile = () => join(folder, 'clock');
const filler = () => join(disk(), 'filler');

const serve = (port: number) => startPostgres({ dir: join(disk(), 'postgres'), port, password });

/** Sets the clock of account so many seconds before or after that of everybody else. */
const setClock = (seconds: number) => writeFileSync(clockFile(), `${seconds < 0 ? '' : '+'}${seconds}`);

/** Takes every byte that is left. */
function fillDisk(): void {
  const { bavail, bsize } = statfsSync(disk());
  // What is left after that is less than a block; the program ends with an error, as it should.
  const command = `dd if=/dev/zero of=${filler()} bs=64k count=${Math.ceil((bavail * bsize) / 65_536) + 1}`;
  execFileSync('sh', ['-c', `${command} 2> /dev/null || true`]);
}

const statusOf = async (call: Promise<{ readonly status: number }>): Promise<number> => (await call).status;
const me = (client: AccountClient) => client.send('GET', '/api/v2/users/me');

beforeAll(async () => {
  programOnPath('faketime', 'faketime');
  if (process.getuid?.() !== 0)
    throw new Error('a small disk can be had by root alone: run this test as root');
  folder = mkdtempSync(join(tmpdir(), 'hardship-'));
  mkdirSync(disk());
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk()]);
  setClock(0);
  postgres = await serve(await freePort());
  await ensureDatabases(
    postgres.url('postgres'),
    appNames.map((name) => ({ name, password })),
  );
  line = await FaultProxy.to(postgres.port);
  deployment = await TestDeployment.start({
    folder: join(folder, 'deployment'),
    databaseUrl: (app) => postgresUrl({ port: line.port, user: app, password, database: app }),
    more: {
      oauth: { OAUTH_KEY_RELOAD_SECONDS: '1' },
      account: {
        LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
        FAKETIME_TIMESTAMP_FILE: clockFile(),
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    },
  });
  await deployment.account.register(person);
  general = await deployment.personsAccount();
  await general.createApplication('my-app', 'My application');
  account = await deployment.personsAccount('apps:my-app');
});

afterAll(async () => {
  await deployment?.close();
  line?.close();
  await postgres?.stop();
  execFileSync('umount', ['--lazy', disk()]);
  rmSync(folder, { recursive: true, force: true });
});

describe('A database that responds late', () => {
  it('makes responses late, and none wrong', async () => {
    line.slow(200);
    const statuses = () => Promise.all(Array.from({ length: 30 }, () => statusOf(me(general))));
    let seen: readonly number[] = [];
    const areAnswered = async () => (seen = await statuses()).every((status) => status === 200);
    // On a busy machine the last of them may wait longer than the limit.
    await until('all requests are answered', areAnswered);
    expect(new Set(seen)).toEqual(new Set([200]));
    line.restore();
  });

  it('is given up when it is too late for every client, with an error that says so, and works again afterwards', async () => {
    line.slow(60_000);
    const answers = await Promise.all(Array.from({ length: 30 }, () => me(general)));
    expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
    line.restore();
    for (const last = Date.now() + 30_000; (await statusOf(me(general))) !== 200; await sleep(200))
      expect(Date.now()).toBeLessThan(last);
  });
});

describe('A disk that is full', () => {
  it('rejects writes as something that is not known, and loses nothing that was acknowledged', async () => {
    const writer = new Writer('access keys', (name) => account.addAccessKey('my-app', name, ['devices']));
    await until('writes', () => writer.acknowledged.length > 5);
    fillDisk();
    await until('rejected', () => writer.rejections.size > 0, 60_000);
    const reading = await statusOf(me(general));
    rmSync(filler());
    const before = writer.acknowledged.length;
    await until(
      'writes again',
      async () => {
        // A server that could not write its log ends, soon or late; whoever watches over it starts it again.
        const ended = await Promise.race([postgres.exited, sleep(200)]);
        if (typeof ended === 'string') postgres = await serve(postgres.port);
        return writer.acknowledged.length > before;
      },
      60_000,
    );
    await writer.stop();
    expect([200, 503]).toContain(reading);
    expect([...writer.rejections].filter((sentence) => !sentence.includes('answers 503'))).toEqual([]);
    const names = await asClient(postgres.url('account'), async (db) => {
      const { rows } = await db.query<{ name: string }>('select name from access_keys');
      return rows.map(({ name }) => name);
    });
    expect(names).toEqual(expect.arrayContaining(writer.acknowledged));
  });

  it('keeps no app from starting that cannot copy keys to it', async () => {
    const full = join(disk(), 'full');
    mkdirSync(full);
    fillDisk();
    const other = await deployment.anotherAccount({ ACCOUNT_KEYS_DIR: full });
    rmSync(filler());
    expect(await statusOf(me(other.as(bearer(await deployment.oauth.passwordToken(person)))))).toBe(200);
  });
});

describe('A clock that jumps', () => {
  afterEach(() => setClock(0));

  it('ends tokens when it goes forward, and they are good again when it is back', async () => {
    setClock(3_700);
    expect(await me(general)).toMatchObject({ status: 401 });
    setClock(0);
    expect(await me(general)).toMatchObject({ status: 200 });
  });

  it('takes tokens that are made up to five seconds in its future, and the others when it has caught up', async () => {
    setClock(-4);
    const fresh = await deployment.personsAccount();
    expect(await me(fresh)).toMatchObject({ status: 200 });
    setClock(-60);
    const ahead = await deployment.personsAccount();
    expect(await me(ahead)).toMatchObject({ status: 401 });
    expect(await me(fresh)).toMatchObject({ status: 200 });
    setClock(0);
    expect(await me(ahead)).toMatchObject({ status: 200 });
  });
});

describe('A signing key that is rotated while everything runs', () => {
  const keyOf = (token: string): string =>
    String(
      (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid?: string }).kid,
    );

  it('leaves tokens of the old key good, and those of the new one are good at once', async () => {
    const old = await deployment.oauth.passwordToken(person);
    await deployment.admin('oauth', 'keys', 'prepare');
    await deployment.admin('oauth', 'keys', 'activate', '--now');
    let fresh = old;
    for (const last = Date.now() + 30_000; keyOf(fresh) === keyOf(old); await sleep(200)) {
      expect(Date.now()).toBeLessThan(last);
      fresh = await deployment.oauth.passwordToken(person);
    }
    for (const token of [fresh, old]) {
      expect(await me(deployment.account.as(bearer(token)))).toMatchObject({ status: 200 });
      const narrow = await deployment.oauth.as(bearer(token)).restrictedToken(['apps:my-app']);
      // There is no such application there: who has a bad token is not told so.
      const asked = await fetch(`http://127.0.0.1:${deployment.ports.handler}/applications/my-app`, {
        headers: { authorization: `Bearer ${narrow}` },
      });
      expect(asked.status).toBe(404);
    }
  });
});
