import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser, formOf } from '@fieldpost/testing';
import { clientSecret } from '../support/fake-clients.js';
import { basic, OauthUnderTest } from '../support/oauth-under-test.js';

const oauth = new OauthUnderTest();
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

/** More than an internal message may have. */
const long = 'x'.repeat(300_000);
const basicWith = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

describe('A credential that is longer than account accepts', () => {
  const login = { grant_type: 'password', username: 'jane', password: 'pass word' };
  const inBody = { ...login, client_id: 'tool', client_secret: clientSecret };

  it.each([
    ['Password', { ...login, password: long }, basic, 1_024],
    ['Username', { ...login, username: long }, basic, 1_024],
    ['ClientId', { ...inBody, client_id: long }, undefined, 256],
    ['ClientSecret', { ...inBody, client_secret: long }, undefined, 256],
    ['ClientId', login, basicWith('x'.repeat(6_000), 'x'), 256],
    ['ClientSecret', login, basicWith('tool', 'x'.repeat(6_000)), 256],
    ['ClientAssertion', { ...login, client_assertion: 'x'.repeat(16_001) }, undefined, 16_000],
    ['Code', { grant_type: 'authorization_code', code: long }, basic, 1_024],
  ] as const)(
    'is an invalid request that names %s, at the token endpoint',
    async (name, form, header, most) => {
      const { status, json } = await oauth.form('/users/token', form, header);
      expect({ status, ...json }).toEqual({
        status: 400,
        code: 400,
        error: 'invalid_request',
        error_description: `${name} not valid: should have at most ${most} characters`,
      });
    },
  );

  it.each([
    ['/users/login', 'Username', { username: long, password: 'pass word' }],
    ['/users/login', 'Password', { username: 'jane', password: long }],
    ['/users/register', 'Email', { username: 'ann', email: long, password: 'pass word' }],
    ['/users/reset-password', 'Token', { token: long, password: 'pass word' }],
    ['/users/forgot-password', 'Username', { username: long }],
  ])('is a page at %s with status 400 that names %s', async (path, name, members) => {
    const browser = new Browser(() => oauth.http);
    const { fields } = formOf(await browser.get('/users/login'));
    const { status, text } = await browser.submit({ action: path, fields }, members);
    expect([status, text]).toEqual([
      400,
      expect.stringContaining(`${name} not valid: should have at most 1024 characters`),
    ]);
  });

  it('is an unknown client in an assertion', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const client_assertion = `${part({ alg: 'RS256' })}.${part({ iss: 'x'.repeat(300), sub: 'x'.repeat(300) })}.AAAA`;
    const client_assertion_type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
    const { status, json } = await oauth.form('/users/token', {
      ...{ grant_type: 'refresh_token', refresh_token: 'x' },
      ...{ client_assertion, client_assertion_type },
    });
    expect({ status, error: json['error'] }).toEqual({ status: 400, error: 'invalid_client' });
  });

  it('is a rejected access key', async () => {
    const body = { username: 'my-app', password: 'x'.repeat(257) };
    const { status, text } = await oauth.json('/applications/token', body, basic);
    expect([status, text]).toEqual([
      401,
      expect.stringContaining('an access key has at most 256 characters'),
    ]);
    const byHandler = oauth.tokens.exchangeAccessKey({ app_id: 'my-app', key: 'x'.repeat(100_000) });
    await expect(byHandler).rejects.toMatchObject({ kind: 'permission_denied' });
  });

  it('of others does not fail requests that come at the same time', async () => {
    const { access_token: token = '' } = (await oauth.logIn()).json;
    const flood = Array.from({ length: 25 }, () =>
      oauth.form('/users/introspect', { token: 'x' }, basicWith('tool', 'x'.repeat(12_000))),
    );
    const own = Array.from({ length: 5 }, () => oauth.form('/users/introspect', { token }, basic));
    expect((await Promise.all(own)).map(({ status, json }) => [status, json['active']])).toEqual(
      own.map(() => [200, true]),
    );
    expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(flood.map(() => 400));
  });
});

describe('Scopes that a request repeats', () => {
  it('count once, so that account is sent a short list', async () => {
    const token = (await oauth.logIn('profile apps')).json['access_token'] ?? '';
    const scope = Array.from({ length: 9_990 }, () => 'profile');
    const answers = await Promise.all(Array.from({ length: 8 }, () => oauth.restrict(token, scope)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});
