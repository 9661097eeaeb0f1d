import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, until } from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

const suffix = randomBytes(4).toString('hex');
const organization = `team-${suffix}`;
const appId = `team-app-${suffix}`;
const people = new Map(
  ['owner', 'manager', 'developer', 'viewer'].map((role) => {
    const username = `${role}-${suffix}`;
    return [role, { username, email: `${username}@example.com`, password: 'a long enough one 15' }];
  }),
);

let account: AccountClient;
let handler: string;

const personOf = (role: string) => people.get(role) ?? { username: '', email: '', password: '' };
const tokenOf = (role: string, ...scope: string[]) => account.passwordToken(personOf(role), scope);
const atHandler = async (token: string, method: string, path: string, body?: object) => {
  const headers = { authorization: bearer(token), 'content-type': 'application/json' };
  const text = body && JSON.stringify(body);
  return fetch(`${handler}/applications${path}`, { method, headers, ...(text && { body: text }) });
};

beforeAll(async () => {
  const { addresses } = runningSuite();
  account = new AccountClient(addresses.account);
  handler = addresses.handler_http;
  for (const person of people.values()) await account.register(person);
  const owner = account.as(bearer(await tokenOf('owner', 'organizations', 'apps')));
  await owner.send('POST', '/api/v2/organizations', { id: organization, name: 'Team' });
  for (const role of ['manager', 'developer', 'viewer'])
    await owner.send('PUT', `/api/v2/organizations/${organization}/members/${personOf(role).username}`, {
      role,
    });
  const made = { id: appId, name: 'Of the team', organization };
  expect((await owner.send('POST', '/api/v2/applications', made)).status).toBe(201);
});

/** The devices of two applications that two members have created, and how many were imported of 300 each. */
async function importInto(ids: readonly string[]): Promise<readonly unknown[]> {
  const created: unknown[] = [];
  for (const id of ids) {
    const token = await tokenOf('owner', `apps:${id}`);
    await atHandler(token, 'POST', '', { app_id: id });
    const prefix = randomBytes(4).toString('hex').toUpperCase();
    const lines = Array.from(
      { length: 300 },
      (_, n) => `dev-${n},70B3D57ED0000024,${prefix}${n.toString(16).toUpperCase().padStart(8, '0')}`,
    );
    const response = await fetch(`${handler}/applications/${id}/device-import`, {
      method: 'POST',
      headers: { authorization: bearer(token), 'content-type': 'text/csv' },
      body: ['dev_id,app_eui,dev_eui', ...lines].join('\n'),
    });
    created.push(((await response.json()) as { created: unknown }).created);
  }
  return created;
}

describe('The devices of all applications of an organization', () => {
  it('are limited together, whichever member created the applications', async () => {
    const ids = ['owner', 'manager'].map((role) => `${role}-devices-${suffix}`);
    for (const [index, role] of ['owner', 'manager'].entries()) {
      const creator = account.as(bearer(await tokenOf(role, 'organizations', 'apps')));
      const made = { id: ids[index], name: 'With devices', organization };
      expect((await creator.send('POST', '/api/v2/applications', made)).status).toBe(201);
    }
    expect(await importInto(ids)).toEqual([300, 200]);
  });
});

describe('A member of an organization', () => {
  it('with the right registers its application at the handler and at discovery', async () => {
    const { status } = await atHandler(await tokenOf('owner', `apps:${appId}`), 'POST', '', {
      app_id: appId,
    });
    expect(status).toBe(200);
  });

  it('works at the handler with the rights that the role gives', async () => {
    const statuses = await Promise.all(
      ['owner', 'developer', 'viewer'].map(
        async (role) =>
          (await atHandler(await tokenOf(role, `apps:${appId}`), 'GET', `/${appId}/devices`)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 403]);
  });

  it('who leaves loses them at account at once and at the handler within a minute', async () => {
    const token = await tokenOf('developer', `apps:${appId}`);
    const statusAtHandler = async () => (await atHandler(token, 'GET', `/${appId}/devices`)).status;
    expect(await statusAtHandler()).toBe(200);
    const { username } = personOf('developer');
    const self = account.as(bearer(await tokenOf('developer', 'organizations')));
    await self.send('DELETE', `/api/v2/organizations/${organization}/members/${username}`);
    const own = account.as(bearer(token));
    expect((await own.send('GET', `/api/v2/applications/${appId}`)).status).toBe(403);
    await until('the end at the handler', async () => (await statusAtHandler()) === 403, 60_000);
  });
});
