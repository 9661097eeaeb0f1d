import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@fieldpost/testing';
import { Account } from './support/account.js';
import { gatewaysOf, path } from './support/gateways.js';

let app: Account;

beforeAll(async () => {
  app = await Account.start({ ACCOUNT_OAUTH_ADDRESS: `127.0.0.1:${await freePort()}` });
});
afterAll(() => app.stop());

describe('While oauth cannot be reached, a gateway', () => {
  it('gets no half answer and is not activated, but is made, changed and read by others', async () => {
    const general = await app.user('ann');
    const { status, body } = await gatewaysOf(app).create(general, 'my-gateway');
    expect(status).toBe(201);
    const { key } = body as { key: string };
    const itself = `key ${key}`;
    const mine = `${path}/my-gateway`;
    for (const at of [mine, `${mine}/token`]) {
      const answer = await app.call('GET', at, { as: itself });
      expect(answer).toMatchObject({ status: 503, body: { code: 503 } });
    }
    const as = await app.login('ann');
    expect(await app.call('PATCH', mine, { as, body: { status_public: true } })).toMatchObject({
      status: 204,
    });
    expect(await app.call('GET', mine)).toMatchObject({ status: 200, body: { activated: false } });
    expect(await app.call('GET', path, { as })).toMatchObject({ status: 200 });
  });
});
