import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, formOf, headingOf, type Seen } from '@fieldpost/testing';
import { DeviceClient } from '../support/device-client.js';
import { userId } from '../support/fake-website.js';
import { ModernClient } from '../support/modern-client.js';
import { type Answer, OauthUnderTest } from '../support/oauth-under-test.js';
import { expectError, members } from '../support/token-errors.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const device = new DeviceClient(oauth);
const modern = new DeviceClient(oauth, 'modern');
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let browser: Browser;
beforeEach(async () => {
  account.reset();
  await oauth.sql('delete from consents');
  await oauth.sql('delete from user_code_guesses');
  const jane = new Jane(oauth);
  ({ browser } = jane);
  await jane.logIn('/users');
});

const codeIn = ({ json }: Answer): string => json['user_code'] ?? '';
const enter = async (user_code: string): Promise<Seen> =>
  browser.submit(formOf(await browser.get('/users/device')), { user_code });
const decide = async (user_code: string, decision: string): Promise<Seen> =>
  browser.submit(formOf(await enter(user_code)), { decision });

describe('A device', () => {
  it('gets a code for itself and one for the user, of which only digests are stored', async () => {
    const begun = await device.begin({ scope: 'profile' });
    const { status, headers, json } = begun;
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const page = 'http://localhost:3001/users/device';
    expect(json).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      user_code: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/),
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${json['user_code']}`,
      expires_in: 600,
      interval: 5,
    });
    const rows = JSON.stringify(await oauth.sql('select c::text from device_codes c'));
    const shown = codeIn(begun);
    for (const secret of [json['device_code'], shown, shown.replace('-', '')])
      expect(rows).not.toContain(secret);
  });

  it('gets tokens when the user has entered the code in any case and allowed it, once', async () => {
    const begun = await device.begin({ scope: 'profile' });
    expectError(await device.tokens(begun), 400, 'authorization_pending');
    const seen = await decide(codeIn(begun).replace('-', '').toLowerCase(), 'allow');
    expect([seen.status, headingOf(seen)]).toEqual([200, 'The other device is logged in']);
    const { status, json } = await device.tokens(begun);
    expect([status, Object.keys(json).sort()]).toEqual([200, members]);
    expect(await oauth.claimsOf(json['access_token'] ?? '')).toMatchObject({
      ...{ sub: userId, client: 'public', scope: ['profile'], type: 'user' },
    });
    expect((await oauth.form('/users/token', refreshOf(json))).status).toBe(200);
    expectError(await device.tokens(begun), 400, 'invalid_grant');
  });

  it('gets the scopes of its client without asking for any, and no others later', async () => {
    const begun = await device.begin();
    await decide(codeIn(begun), 'allow');
    account.available = ['profile', 'apps', 'gateways'];
    const { json } = await device.tokens(begun);
    account.available = ['profile', 'apps'];
    expect((await oauth.claimsOf(json['access_token'] ?? ''))['scope']).toEqual([
      ...['profile', 'apps', 'apps:my-app', 'apps:other-app'],
    ]);
  });

  it('gets an id token of the login with the scope openid', async () => {
    const begun = await modern.begin({ scope: 'openid' });
    await decide(codeIn(begun), 'allow');
    const claims = await new ModernClient(oauth).idTokenOf(await modern.tokens(begun));
    expect(claims).toMatchObject({ sub: userId, amr: ['pwd'], auth_time: expect.any(Number) });
    expect(await oauth.sql('select 1 from session_clients where client_id = $1', ['modern'])).toHaveLength(1);
  });

  it('gets nothing when the user denied it', async () => {
    const begun = await device.begin();
    expect(headingOf(await decide(codeIn(begun), 'deny'))).toBe('The login was denied');
    expectError(await device.tokens(begun), 400, 'access_denied');
    expect((await enter(codeIn(begun))).status).toBe(400);
  });

  it('gets nothing after ten minutes, and the user cannot allow it any more', async () => {
    const begun = await device.begin();
    await oauth.sql(`update device_codes set expires = expires - interval '600 seconds'`);
    expectError(await device.tokens(begun), 400, 'expired_token');
    expect((await enter(codeIn(begun))).status).toBe(400);
  });

  it('cannot use the code of another client, or prove itself with a wrong secret', async () => {
    const begun = await device.begin();
    expectError(await modern.tokens(begun), 400, 'invalid_grant');
    expectError(await modern.begin({ client_secret: 'wrong' }), 400, 'invalid_client');
    expectError(await modern.tokens(begun, { client_secret: 'wrong' }), 400, 'invalid_client');
    expectError(await device.poll(''), 400, 'invalid_request');
  });

  it('needs a client that was given the grant, and known scopes', async () => {
    const asCli = { client_id: 'cli', client_secret: 'cli' };
    expectError(await device.begin(asCli), 400, 'unauthorized_client');
    expectError(await device.poll('x', asCli), 400, 'unauthorized_client');
    expectError(await device.begin({ scope: 'everything' }), 400, 'invalid_scope');
  });

  it('keeps its code while account is unavailable', async () => {
    const begun = await device.begin();
    await decide(codeIn(begun), 'allow');
    account.failure = 14;
    expectError(await device.tokens(begun), 503, 'temporarily_unavailable');
    account.failure = undefined;
    expect((await device.tokens(begun)).status).toBe(200);
  });

  it('gets nothing after a new password, a ban, a logout or a withdrawn consent', async () => {
    const allowed = async () => {
      const begun = await modern.begin({ scope: 'openid' });
      await decide(codeIn(begun), 'allow');
      return begun;
    };
    const [banned, withdrawn, ended, changed] = [
      await allowed(),
      await allowed(),
      await allowed(),
      await allowed(),
    ];
    account.isBanned = true;
    expectError(await modern.tokens(banned), 400, 'invalid_grant');
    account.isBanned = false;
    account.validAfter += 1;
    expectError(await modern.tokens(changed), 400, 'invalid_grant');
    account.validAfter = 0;
    await oauth.sql('delete from sessions');
    expectError(await modern.tokens(ended), 400, 'invalid_grant');
    await oauth.tokens.forgetClient({ client_id: 'modern' });
    expectError(await modern.tokens(withdrawn), 400, 'invalid_grant');
  });

  it('gets tokens once, however many requests come at once', async () => {
    const begun = await device.begin();
    await decide(codeIn(begun), 'allow');
    await oauth.sql('update device_codes set interval_seconds = 0');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => device.poll(begun.json['device_code'] ?? '')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

const refreshOf = (json: Answer['json']) => ({
  ...{ grant_type: 'refresh_token', client_id: 'public', refresh_token: json['refresh_token'] ?? '' },
});

describe('The page for the code of a device', () => {
  it('needs a login, and returns to the code after it', async () => {
    const begun = await device.begin({ scope: 'profile' });
    const jane = new Jane(oauth);
    const path = new URL(begun.json['verification_uri_complete'] ?? '');
    const seen = await jane.logIn(`${path.pathname}${path.search}`);
    expect(headingOf(seen)).toBe('Allow Public to use your account?');
  });

  it('shows client, scopes and address of the request, and needs a click also with the complete URI', async () => {
    const begun = await device.begin({ scope: 'profile' });
    const seen = await browser.get(`/users/device?user_code=${codeIn(begun)}`);
    expect([seen.status, headingOf(seen)]).toEqual([200, 'Allow Public to use your account?']);
    for (const text of [codeIn(begun), 'Read your user name', 'not run by the operator', '127.0.0.1'])
      expect(seen.text).toContain(text);
    expectError(await device.tokens(begun), 400, 'authorization_pending');
    await oauth.sql(`update device_codes set address = '192.0.2.1', network = '192.0.2.1'`);
    expect((await enter(codeIn(begun))).text).toContain('192.0.2.1, not from the network that you use now');
  });

  it('needs a decision although the consent is stored', async () => {
    const [first, second] = [await device.begin(), await device.begin()];
    await decide(codeIn(first), 'allow');
    expect(headingOf(await enter(codeIn(second)))).toBe('Allow Public to use your account?');
    expectError(await device.tokens(second), 400, 'authorization_pending');
  });

  it('accepts no form of another site', async () => {
    const begun = await device.begin();
    const { action, fields } = formOf(await enter(codeIn(begun)));
    const forged = { action, fields: { ...fields, form_token: 'x' } };
    expect((await browser.submit(forged, { decision: 'allow' })).status).toBe(403);
    expectError(await device.tokens(begun), 400, 'authorization_pending');
  });

  it('does not offer a client that is not available to the user', async () => {
    const begun = await device.begin();
    await oauth.sql(`update device_codes set client_id = 'not-accepted'`);
    const seen = await enter(codeIn(begun));
    expect([seen.status, seen.text]).toEqual([400, expect.stringContaining('not available to you')]);
  });

  it('shows a scope that account does not grant as an error', async () => {
    const begun = await device.begin({ scope: 'clients' });
    expect((await decide(codeIn(begun), 'allow')).status).toBe(400);
    expectError(await device.tokens(begun), 400, 'authorization_pending');
  });
});
