import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account, demo, goodPassword } from '../support/account.js';

let app: Account;
let admin: string;
let ann: string;

beforeAll(async () => {
  app = await Account.start();
  admin = await app.user('admin');
  ann = await app.user('ann');
});
afterAll(() => app.stop());

const clients = '/api/v2/clients';
const uri = 'https://app.example/callback';
const make = (as: string, name: string, more: object = {}) =>
  app.call('POST', clients, { as, body: { name, uri, scope: ['profile'], ...more } });
const idOf = async (username: string) => {
  const [user] = await app.sql<{ id: string }>('select id from users where username = $1', [username]);
  return user?.id ?? '';
};
const fresh = (what: string): string => `${what}-${randomBytes(4).toString('hex')}`;
async function service(more: object) {
  const body = { name: fresh('service'), scope: ['apps'], accepted: true, ...more };
  const made = await app.call('POST', clients, { as: admin, body });
  return { client: body.name, clientSecret: (made.body as { secret: string }).secret };
}

describe('A client', () => {
  it('with the scope openid has the settings of OpenID Connect', async () => {
    const bye = 'https://app.example/bye';
    const made = await make(ann, 'openid', { scope: ['openid', 'email'], post_logout_redirect_uris: [bye] });
    expect([made.status, made.body]).toMatchObject([
      201,
      { id_token_signed_response_alg: 'RS256', post_logout_redirect_uris: [bye], v2: false },
    ]);
    expect(made.body).not.toHaveProperty('backchannel_logout_uri');
    const change = (body: object) => app.call('PATCH', `${clients}/openid`, { as: ann, body });
    const uris = { backchannel_logout_uri: 'https://app.example/logout', post_logout_redirect_uris: [] };
    await change({ ...uris, id_token_signed_response_alg: 'ES256' });
    const read = async () => (await app.call('GET', `${clients}/openid`, { as: ann })).body;
    expect(await read()).toMatchObject({ ...uris, id_token_signed_response_alg: 'ES256' });
    await change({ backchannel_logout_uri: '' });
    expect(await read()).not.toHaveProperty('backchannel_logout_uri');
  });

  it.each([
    [{ id_token_signed_response_alg: 'none' }, 'should be one of RS256, ES256'],
    [{ post_logout_redirect_uris: ['/x'] }, 'PostLogoutRedirectUris not valid: should be an absolute URI'],
    [{ backchannel_logout_uri: 'http://10.0.0.1/' }, 'should be https, or http on loopback'],
  ])('is not made with %j', async (more, reason) =>
    expect(await make(ann, 'wrong', more)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(reason) },
    }),
  );

  it('is marked as one of v2, which may omit PKCE, by administrators only', async () => {
    const asked = { ids: ['for-v2'], user_id: await idOf('ann') };
    const isRequired = async () => (await app.internalApi.describeClients(asked)).clients[0]?.pkce_required;
    await make(ann, 'for-v2');
    expect(await isRequired()).toBe(true);
    const mark = (as: string) => app.call('PATCH', `${clients}/for-v2`, { as, body: { v2: true } });
    expect([(await mark(ann)).status, await isRequired()]).toEqual([403, true]);
    expect([(await mark(admin)).status, await isRequired()]).toEqual([204, false]);
  });
});

describe('A grant', () => {
  const grantFor = async (scopes: readonly string[]) =>
    app.internalApi.grantForPassword({
      ...{ client: demo, username: 'ann', password: goodPassword },
      scopes: [...scopes],
    });

  it('has the scopes of OpenID Connect only when they are requested, with the algorithm of the client', async () => {
    const all = await grantFor([]);
    expect(all.scopes).toEqual(['profile', 'apps', 'components', 'gateways', 'clients']);
    expect(all.id_token_signed_response_alg).toBe('');
    expect(await grantFor(['openid', 'email'])).toMatchObject({
      scopes: ['openid', 'email'],
      id_token_signed_response_alg: 'RS256',
    });
    await app.sql(`update clients set id_token_algorithm = 'ES256' where id = $1`, [demo.id]);
    expect(await grantFor(['openid'])).toMatchObject({ id_token_signed_response_alg: 'ES256' });
    expect(await grantFor(['email'])).toMatchObject({ id_token_signed_response_alg: '' });
  });
});

describe('A client with keys', () => {
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
    y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
  };

  it('is described to oauth with them, and its secret does not count', async () => {
    const { client: id, clientSecret: known } = await service({ jwks: { keys: [jwk] } });
    expect(
      (await app.internalApi.getClientKeys({ client_id: id })).keys.map((key) => JSON.parse(key)),
    ).toEqual([jwk]);
    const check = async (more: object) =>
      (await app.internalApi.checkUser({ client: { id, ...more }, user_id: '' })).rejection;
    expect([await check({ secret: known }), await check({ known: true })]).toEqual(['CLIENT', 'USER']);
    await app.call('PATCH', `${clients}/${id}`, { as: admin, body: { jwks: { keys: [] } } });
    expect(await check({ secret: known })).toBe('USER');
    expect((await app.call('GET', `${clients}/${id}`, { as: admin })).body).not.toHaveProperty('jwks');
  });

  it('is described with the URL at which it publishes them, and its secret does not count', async () => {
    const jwks_uri = 'https://service.example/jwks.json';
    const { client: id, clientSecret: known } = await service({ jwks_uri });
    const described = await app.internalApi.getClientKeys({ client_id: id });
    expect(described).toMatchObject({ keys: [], jwks_uri });
    const check = async () =>
      (await app.internalApi.checkUser({ client: { id, secret: known }, user_id: '' })).rejection;
    expect(await check()).toBe('CLIENT');
    const change = (body: object) => app.call('PATCH', `${clients}/${id}`, { as: admin, body });
    expect(await change({ jwks: { keys: [jwk] } })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('JwksUri not valid: can not be set together with jwks') },
    });
    expect((await change({ jwks_uri: 'http://127.0.0.1/jwks.json' })).status).toBe(400);
    expect((await app.call('GET', `${clients}/${id}`, { as: admin })).body).toMatchObject({ jwks_uri });
    await change({ jwks_uri: '' });
    expect(await check()).toBe('USER');
    expect((await app.call('GET', `${clients}/${id}`, { as: admin })).body).not.toHaveProperty('jwks_uri');
  });

  it('has public ones only', async () => {
    const body = { name: fresh('service'), scope: ['apps'], jwks: { keys: [{ ...jwk, d: 'AAAA' }] } };
    expect((await app.call('POST', clients, { as: admin, body })).status).toBe(400);
    expect((await app.internalApi.getClientKeys({ client_id: 'nobody' })).keys).toEqual([]);
  });
});
