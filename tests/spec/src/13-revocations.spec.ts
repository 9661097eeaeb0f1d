import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, until } from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

const name = `leaver-${randomBytes(4).toString('hex')}`;
const person = { username: name, email: `${name}@example.com`, password: 'a long enough one 13' };
const appId = `app-${name}`;

let root: string;
let handler: string;
let owner: AccountClient;

beforeAll(async () => {
  const { addresses } = runningSuite();
  root = addresses.account;
  handler = addresses.handler_http;
  const anyone = new AccountClient(root);
  await anyone.register(person);
  owner = anyone.as(bearer(await anyone.passwordToken(person)));
  await owner.createApplication(appId, 'An application');
  owner = anyone.as(bearer(await anyone.passwordToken(person)));
});

const statusAt = async (url: string, token: string): Promise<number> =>
  (await fetch(url, { headers: { authorization: bearer(token) } })).status;

describe('The token of an access key, which lives a day', () => {
  it('ends at account at once and at the handler within a minute when the key is deleted', async () => {
    await owner.addAccessKey(appId, 'leaked', ['settings', 'devices']);
    const { key } = await owner.accessKey(appId, 'leaked');
    const { access_token: token, expires_in } = await new AccountClient(root).exchangeKey(appId, key);
    expect(expires_in).toBe(86_400);
    const keys = `${root}/api/v2/applications/${appId}/access-keys`;
    const devices = `${handler}/applications/${appId}/devices`;
    expect(await statusAt(keys, token)).toBe(200);
    // The application is not registered at the handler, which is looked at after the rights.
    expect(await statusAt(devices, token)).toBe(404);

    await owner.send('DELETE', `/api/v2/applications/${appId}/access-keys/leaked`);
    expect(await statusAt(keys, token)).toBe(401);
    await until('the end at the handler', async () => (await statusAt(devices, token)) === 403, 60_000);
  });
});
