import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, Suite, until } from '@fieldpost/testing';

const suffix = randomBytes(4).toString('hex');
const organization = `team-${suffix}`;
const appId = `team-app-${suffix}`;
const people = new Map(
  ['owner', 'developer', 'viewer'].map((role) => {
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
  const { FIELDPOST_SPEC_DATA: data = '', FIELDPOST_SPEC_PORT_BASE: base = '' } = process.env;
  const { addresses } = Suite.find(data, Number(base));
  account = new AccountClient(addresses.account);
  handler = addresses.handler_http;
  for (const person of people.values()) await account.register(person);
  const owner = account.as(bearer(await tokenOf('owner', 'organizations', 'apps')));
  await owner.send('POST', '/api/v2/organizations', { id: organization, name: 'Team' });
  for (const role of ['developer', 'viewer'])
    await owner.send('PUT', `/api/v2/organizations/${organization}/members/${personOf(role).username}`, {
      role,
    });
  const made = { id: appId, name: 'Of the team', organization };
  expect((await owner.send('POST', '/api/v2/applications', made)).status).toBe(201);
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
  }, 90_000);
});
