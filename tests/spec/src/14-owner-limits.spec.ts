import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, until } from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

const suffix = randomBytes(4).toString('hex');
const [first, second, foreign] = ['first', 'second', 'foreign'].map((name) => `${name}-${suffix}`) as [
  string,
  string,
  string,
];

let account: string;
let handler: string;
/** Tokens of the owner of each application. */
const tokens = new Map<string, string>();

const call = async (appId: string, method: string, path: string, body: string) => {
  const type = body.startsWith('{') ? 'application/json' : 'text/csv';
  const headers = { authorization: `Bearer ${tokens.get(appId) ?? ''}`, 'content-type': type };
  const response = await fetch(`${handler}/applications${path}`, { method, headers, body });
  return { status: response.status, body: (await response.json()) as unknown };
};
const importDevices = (appId: string, count: number) => {
  const euiPrefix = randomBytes(4).toString('hex').toUpperCase();
  const lines = Array.from({ length: count }, (_, n) => {
    const devEui = euiPrefix + n.toString(16).toUpperCase().padStart(8, '0');
    return `dev-${n},70B3D57EF0000024,${devEui}`;
  });
  const csv = ['dev_id,app_eui,dev_eui', ...lines].join('\n');
  return call(appId, 'POST', `/${appId}/device-import`, csv);
};
const setStorage = (appId: string, messages: number) =>
  call(appId, 'PUT', `/${appId}/message-storage`, JSON.stringify({ max_messages: messages }));

/** Registers a user with applications, at account and at the handler. */
async function createOwner(name: string, appIds: readonly string[]): Promise<void> {
  const anyone = new AccountClient(account);
  const person = { username: name, email: `${name}@example.com`, password: 'a long enough one 14' };
  await anyone.register(person);
  const owner = anyone.as(bearer(await anyone.passwordToken(person)));
  for (const appId of appIds) await owner.createApplication(appId, 'An application');
  const token = await anyone.passwordToken(person);
  for (const appId of appIds) {
    tokens.set(appId, token);
    const { status } = await call(appId, 'POST', '', JSON.stringify({ app_id: appId }));
    expect(status).toBe(200);
  }
}

beforeAll(async () => {
  const { addresses } = runningSuite();
  account = addresses.account;
  handler = addresses.handler_http;
  await createOwner(`owner-${suffix}`, [first, second]);
  await createOwner(`stranger-${suffix}`, [foreign]);
});

describe('The devices of all applications of one owner', () => {
  it('are limited together, and other owners have a limit of their own', async () => {
    expect(await importDevices(first, 300)).toMatchObject({ body: { created: 300, rejected: 0 } });
    const { body } = await importDevices(second, 300);
    expect(body).toMatchObject({ created: 200, rejected: 100 });
    const error = `The owner of application "${second}" has reached their limit of 500 devices`;
    expect((body as { errors: unknown[] }).errors).toContainEqual(expect.objectContaining({ error }));
    expect(await importDevices(foreign, 300)).toMatchObject({ body: { created: 300, rejected: 0 } });
  });
});

describe('The message storage of all applications of one owner', () => {
  it('is limited together, and other owners have a limit of their own', async () => {
    expect(await setStorage(first, 10_000)).toMatchObject({ status: 200 });
    expect(await setStorage(second, 5_001)).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(/^MaxMessages .* may have 15000 messages/) },
    });
    expect(await setStorage(second, 5_000)).toMatchObject({ status: 200 });
    expect(await setStorage(foreign, 15_000)).toMatchObject({ status: 200 });
  });
});

describe('The usage of an owner', () => {
  const read = async (appId: string, path: string) => {
    const authorization = `Bearer ${tokens.get(appId) ?? ''}`;
    const response = await fetch(`${account}/api/v2/users/me/usage${path}`, { headers: { authorization } });
    return (await response.json()) as unknown;
  };

  it('has the devices and messages that handlers count, and not those of other owners', async () => {
    const body = JSON.stringify({ port: 1, payload_raw: 'AQ==' });
    expect(await call(first, 'POST', `/${first}/devices/dev-1/simulate-uplink`, body)).toMatchObject({
      status: 200,
    });
    type Reported = { readonly reported: { readonly last_24_hours: { readonly uplinks: number } | null } };
    await until(
      'the uplink in the usage',
      async () => ((await read(first, '')) as Reported).reported.last_24_hours?.uplinks === 1,
    );
    const one = { uplinks: 1, downlinks: 0, joins: 0 };
    expect(await read(first, '')).toMatchObject({
      reported: { state: 'complete', devices: 500, last_24_hours: one, last_30_days: one },
    });
    expect(await read(first, '/applications?sort=-uplinks')).toMatchObject([
      { id: first, reported: { devices: 300, last_24_hours: one } },
      { id: second, reported: { devices: 200, last_24_hours: { uplinks: 0 } } },
    ]);
    expect(await read(foreign, '/applications')).toMatchObject([
      { id: foreign, reported: { devices: 300, last_24_hours: { uplinks: 0 } } },
    ]);
  });
});
