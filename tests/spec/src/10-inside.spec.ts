import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  AccountClient,
  basic,
  type CollectedSpan,
  leaksIn,
  pathsOf,
  TraceCollector,
  until,
} from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const apps = ['account', 'oauth', 'discovery', 'handler', 'network'] as const;

/** Each app sends its part of a trace when it likes. */
const lookMs = 200;
const mostLooks = 150;

const name = `seen-${randomBytes(4).toString('hex')}`;
const person = { username: name, email: `${name}@example.com`, password: 'a long enough one 11' };

let data: string;
let account: string;
let collectorUrl: string;

beforeAll(async () => {
  const suite = runningSuite();
  data = suite.dataDir;
  collectorUrl = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '';
  account = suite.addresses.account;
  await new AccountClient(account).register(person);
});

const logOf = (app: string): string => readFileSync(join(data, 'logs', `${app}.log`), 'utf8');

/** Asks for a token: oauth asks account, and account its database. */
const login = (headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${account}/users/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: basic('fieldpost-demo', 'fieldpost-demo'),
      ...headers,
    },
    body: JSON.stringify({ grant_type: 'password', username: name, password: person.password }),
  });

describe('A request', () => {
  it('has the request id of its caller, in the response and in the log', async () => {
    const id = randomUUID();
    const answer = await login({ 'x-request-id': id });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id]);
    await until('a line of oauth', () => logOf('oauth').includes(`"request_id":"${id}"`));
  });

  it('gets an id of its own instead of one that is none', async () => {
    const answer = await login({ 'x-request-id': 'not "sane"' });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('makes one trace of what all apps do for it, and has one id in all of them', async () => {
    const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
    const id = randomUUID();
    await login({ traceparent: `00-${traceId}-${spanId}-01`, 'x-request-id': id });
    const path = [
      'oauth: POST /users/token',
      'oauth: fieldpost.account.v1.AccountService/GrantForPassword',
      'account: fieldpost.account.v1.AccountService/GrantForPassword',
      'account: client_and_user_by_login',
    ].join(' > ');
    let spans: readonly CollectedSpan[] = [];
    for (let looks = 0; looks < mostLooks && !pathsOf(spans, traceId).includes(path); looks += 1) {
      await sleep(lookMs);
      spans = await TraceCollector.spansAt(collectorUrl);
    }
    expect(pathsOf(spans, traceId)).toContain(path);
    const named = spans.filter(({ attributes }) => attributes['request_id'] === id);
    expect(named.map(({ service }) => service).sort()).toEqual(['account', 'oauth']);
    expect(JSON.stringify(spans)).not.toContain(person.password);
  });
});

describe('The settings of an app', () => {
  it.each(apps)('are shown by %s, without its secrets', async (app) => {
    const secret = randomBytes(32).toString('base64');
    const prefix = app.toUpperCase();
    const env = {
      PATH: process.env['PATH'],
      FIELDPOST_INTERNAL_SECRET: secret,
      [`${prefix}_SEALING_KEY`]: secret,
      [`${prefix}_DATABASE_URL`]: `postgresql://me:${encodeURIComponent(secret)}@db.example.com/${app}`,
    };
    const main = join(root, 'apps', app, 'dist', 'main.js');
    const { stdout } = await run(process.execPath, [main, '--print-config'], { env });
    expect(stdout).toContain('(environment)\nFIELDPOST_INTERNAL_SECRET=***\n');
    expect(stdout).toContain(`${prefix}_DATABASE_URL=***\n`);
    expect(stdout).toMatch(/\(default\)\nFIELDPOST_LISTEN_HOST=0\.0\.0\.0\n/);
    expect(leaksIn(stdout, [secret])).toEqual([]);
  });
});
