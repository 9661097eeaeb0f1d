import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';

let app: Account;
let ann: string;

beforeAll(async () => {
  app = await Account.start();
  ann = await app.ownerOf('my-app', 'ann');
});
afterAll(() => app.stop());

const path = '/api/v2/applications/my-app';
const keys = `${path}/access-keys`;
const prefer = { prefer: 'return=representation' };
const rights = ['messages:up:r'];
const make = async (name: string, limits: object) => {
  const body = { name, rights, ...limits };
  return app.call('POST', keys, { as: ann, body, headers: prefer });
};
const keyOf = ({ body }: { readonly body: unknown }) => (body as { key: string }).key;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('An access key that expires', () => {
  it('shows its expiry, and the internal API returns it', async () => {
    const expires = inHours(2);
    const made = await make('ending', { expires });
    expect(made).toMatchObject({ status: 201, body: { name: 'ending', expires } });
    expect((await app.call('GET', `${keys}/ending`, { as: ann })).body).toEqual(made.body);
    expect(await app.internalApi.grantForAccessKey({ app_id: 'my-app', key: keyOf(made) })).toMatchObject({
      rejection: 'NONE',
      expires: String(Math.floor(Date.parse(expires) / 1000)),
    });
  });

  it('is rejected by every API after its expiry', async () => {
    const key = keyOf(await make('ended', { expires: inHours(1) }));
    expect(await app.call('GET', path, { as: `Key ${key}` })).toMatchObject({ status: 200 });
    await app.sql(`update access_keys set expires = now() where name = 'ended'`);
    expect(await app.call('GET', path, { as: `Key ${key}` })).toMatchObject({
      status: 401,
      body: { error: 'not authorized: the access key has expired' },
    });
    expect(await app.internalApi.grantForAccessKey({ app_id: 'my-app', key })).toMatchObject({
      rejection: 'KEY',
    });
  });
});

describe('An access key limited to some addresses', () => {
  it('is rejected from any other address, as reported by the reverse proxy', async () => {
    const addresses = ['198.51.100.0/24', '2001:db8::7'];
    const made = await make('bound', { addresses });
    expect(made.body).toMatchObject({ addresses });
    const as = `Key ${keyOf(made)}`;
    const from = async (address: string) =>
      (await app.call('GET', path, { as, headers: { 'x-forwarded-for': address } })).status;
    expect(await from('198.51.100.9')).toBe(200);
    expect(await from('2001:db8::7')).toBe(200);
    expect(await from('198.51.101.9')).toBe(401);
    expect(await from('198.51.100.9, 203.0.113.1')).toBe(401);
    expect(await app.call('GET', path, { as })).toMatchObject({
      status: 401,
      body: { error: 'not authorized: the access key is not good at this address' },
    });
  });
});

describe('An access key that is created with another access key', () => {
  it('expires no later and works from no other address', async () => {
    const limits = { expires: inHours(2), addresses: ['127.0.0.0/8'] };
    const maker = await make('maker', { ...limits, rights: ['settings', 'devices'] });
    const as = `Key ${keyOf(maker)}`;
    const makeWith = (name: string, wanted: object) =>
      app.call('POST', keys, { as, body: { name, rights: ['devices'], ...wanted }, headers: prefer });
    expect(await makeWith('heir', {})).toMatchObject({ status: 201, body: limits });
    const narrower = { expires: inHours(1), addresses: ['127.0.0.1'] };
    expect(await makeWith('narrower', narrower)).toMatchObject({ status: 201, body: narrower });
    for (const wider of [{ expires: inHours(3) }, { addresses: ['0.0.0.0/0'] }])
      expect(await makeWith('wider', wider)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining(`"${Object.keys(wider).join()}" exceeds the limits`) },
      });
  });
});

describe('A token exchanged for an access key with limits', () => {
  it('cannot create access keys, because it does not contain the limits of its key', async () => {
    const claims = {
      sub: 'app:my-app:x',
      scope: ['apps:my-app'],
      apps: { 'my-app': ['settings', 'devices'] },
    };
    const makeBy = (name: string, more: object) =>
      app.call('POST', keys, { as: app.sign({ ...claims, ...more }), body: { name, rights: ['devices'] } });
    expect(await makeBy('by-token', {})).toMatchObject({ status: 204 });
    expect(await makeBy('by-bound-token', { bound_key: true })).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('only when it is presented itself') },
    });
  });
});

describe('The exchange of an access key', () => {
  it('limits the token to the addresses of the key', async () => {
    const key = keyOf(await make('bound-exchange', { addresses: ['198.51.100.0/24'] }));
    const exchange = (address: string) =>
      app.internalApi.grantForAccessKey({ app_id: 'my-app', key, address });
    expect(await exchange('198.51.100.9')).toMatchObject({ rejection: 'NONE', bound_to_address: true });
    for (const address of ['203.0.113.1', ''])
      expect(await exchange(address)).toMatchObject({
        rejection: 'KEY',
        reason: 'the access key is not good at this address',
      });
  });

  it('needs no client address for a key without address limits', async () => {
    const key = keyOf(await make('free-exchange', {}));
    expect(await app.internalApi.grantForAccessKey({ app_id: 'my-app', key })).toMatchObject({
      rejection: 'NONE',
      bound_to_address: false,
    });
  });
});

it.each([
  [{ expires: 'tomorrow' }, 'Expires not valid: should be a date and time such as'],
  [{ expires: '2030-01-31' }, 'Expires not valid: should be a date and time such as'],
  [{ expires: '2020-01-31T12:00:00Z' }, 'Expires not valid: should be in the future'],
  [{ expires: '9999-12-31T23:59:59-12:00' }, 'Expires not valid: should be before the year 10000'],
  [{ addresses: [] }, 'Addresses not valid: can not be empty'],
  [{ addresses: ['10.0.0.0/33'] }, 'Addresses not valid: should be IP addresses or ranges'],
  [{ addresses: '10.0.0.0/8' }, 'Addresses not valid: should be an array of strings'],
])('An access key is rejected with the reason: %j', async (limits, error) =>
  expect(await make('wrong', limits)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining(error) },
  }),
);

describe('The last use of an access key', () => {
  it('is shown after it was written, whichever app checked the key', async () => {
    const [used, exchanged] = [keyOf(await make('used', {})), keyOf(await make('exchanged', {}))];
    await make('unused', {});
    await app.call('GET', path, { as: `Key ${used}` });
    await app.internalApi.grantForAccessKey({ app_id: 'my-app', key: exchanged });
    await app.restart({});
    const read = async (name: string) => (await app.call('GET', `${keys}/${name}`, { as: ann })).body;
    for (const name of ['used', 'exchanged'])
      expect(await read(name)).toMatchObject({
        last_used: expect.stringMatching(/^\d{4}-.*T\d\d:\d\d:00.000Z$/),
      });
    expect(await read('unused')).not.toHaveProperty('last_used');
  });
});
