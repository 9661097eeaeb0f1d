import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';

let app: Account;
let admin: string;
beforeAll(async () => {
  app = await Account.start();
  admin = await app.user('admin');
});
afterAll(() => app.stop());

const clients = '/api/v2/clients';
const fresh = (what: string): string => `${what}-${randomBytes(4).toString('hex')}`;
async function service(more: object) {
  const body = { name: fresh('service'), scope: ['apps'], accepted: true, ...more };
  const made = await app.call('POST', clients, { as: admin, body });
  return { client: body.name, clientSecret: (made.body as { secret: string }).secret };
}

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

  it('has public ones only', async () => {
    const body = { name: fresh('service'), scope: ['apps'], jwks: { keys: [{ ...jwk, d: 'AAAA' }] } };
    expect((await app.call('POST', clients, { as: admin, body })).status).toBe(400);
    expect((await app.internalApi.getClientKeys({ client_id: 'nobody' })).keys).toEqual([]);
  });
});
