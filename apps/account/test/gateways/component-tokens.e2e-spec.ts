import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';

let app: Account;

beforeAll(async () => {
  app = await Account.start();
});
afterAll(() => app.stop());

describe('The token of a component', () => {
  const bearer = (id: string, type = 'broker') => app.sign({ sub: id, type, scope: [] });
  const statuses = (...tokens: readonly string[]) =>
    Promise.all(
      tokens.map(async (as) => (await app.call('GET', '/api/v2/gateways/open-gateway', { as })).status),
    );
  beforeAll(async () => {
    const gateway = { id: 'open-gateway', frequency_plan: 'EU_863_870' };
    await app.call('POST', '/api/v2/gateways', { as: await app.user('gateway-owner'), body: gateway });
    await app.sql(`insert into components (id, type, approval) values
      ('good', 'broker', 'approved'), ('waiting', 'broker', 'pending'), ('stopped', 'broker', 'withdrawn')`);
  });

  it('is accepted while this component is approved, and in no other case', async () => {
    expect(await statuses(bearer('good'))).toEqual([200]);
    const others = ['waiting', 'stopped', 'removed'].map((id) => bearer(id));
    expect(await statuses(...others, bearer('good', 'router'))).toEqual([401, 401, 401, 401]);
  });

  it('is exchanged with an access key while this component is approved, and in no other case', async () => {
    const appId = 'exchanged-app';
    const as = await app.ownerOf(appId, 'exchange-owner');
    const key = await app.accessKey(as, appId, ['devices'], 'k');
    const rejectionFor = async (id: string, type = 'broker') =>
      (await app.internalApi.grantForAccessKey({ app_id: appId, key, component: { type, id } })).rejection;
    expect(await rejectionFor('good')).toBe('NONE');
    for (const id of ['waiting', 'stopped', 'removed']) expect(await rejectionFor(id)).toBe('CLIENT');
    expect(await rejectionFor('good', 'router')).toBe('CLIENT');
  });
});
