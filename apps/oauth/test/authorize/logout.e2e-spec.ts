import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formOf, headingOf, until } from '@fieldpost/testing';
import type jwt from 'jsonwebtoken';
import { userId } from '../support/fake-website.js';
import { ModernClient } from '../support/modern-client.js';
import { OauthUnderTest, withOwnOauth } from '../support/oauth-under-test.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const client = new ModernClient(oauth);
beforeAll(() => oauth.start(1, { OAUTH_CLIENT_NETWORKS: '127.0.0.1' }));
afterAll(() => oauth.close());

let jane: Jane;
beforeEach(async () => {
  account.reset();
  account.website.backchannelLogoutUri = '';
  await oauth.sql('delete from logout_notices');
  jane = new Jane(oauth);
});

const goodbye = 'https://modern.example/bye';
const endPath = (members: Readonly<Record<string, string>>): string =>
  `/users/end-session?${new URLSearchParams(members)}`;
/** The login page that says so, from where a login leads to the console. */
const loggedOutPath = '/users/login?next=%2F&after=logout';
const isLoggedIn = async (): Promise<boolean> => (await jane.browser.get('/users')).status === 200;
const idToken = async (): Promise<string> => (await client.logIn(jane)).json['id_token'] ?? '';

describe('A logout that a client requests', () => {
  it('happens at once with the id token of the session, and returns to the client', async () => {
    const id_token_hint = await idToken();
    const request = { id_token_hint, post_logout_redirect_uri: goodbye, state: 'a b' };
    const seen = await jane.browser.get(endPath(request));
    expect([seen.status, seen.location]).toEqual([303, `${goodbye}?state=a+b`]);
    expect(await isLoggedIn()).toBe(false);
    expect((await jane.browser.get(endPath(request))).location).toBe(`${goodbye}?state=a+b`);
  });

  it.each([{}, { client_id: 'modern' }, { client_id: 'modern', post_logout_redirect_uri: goodbye }])(
    'asks the user without an id token: %j',
    async (members) => {
      await idToken();
      const page = await jane.browser.get(endPath(members));
      expect([page.status, headingOf(page)]).toEqual([200, 'Do you want to log out?']);
      expect((await jane.browser.submit(formOf(page), { decision: 'stay' })).location).toBe('/users');
      expect(await isLoggedIn()).toBe(true);
      const seen = await jane.browser.submit(formOf(page), { decision: 'log out' });
      expect(seen.location).toBe('post_logout_redirect_uri' in members ? goodbye : loggedOutPath);
      expect(await isLoggedIn()).toBe(false);
    },
  );

  it('asks the user with an id token of another session', async () => {
    const id_token_hint = await idToken();
    jane = new Jane(oauth);
    await jane.logIn('/users');
    expect(headingOf(await jane.browser.get(endPath({ id_token_hint })))).toBe('Do you want to log out?');
    expect(await isLoggedIn()).toBe(true);
  });

  it('returns to registered URIs only', async () => {
    const id_token_hint = await idToken();
    for (const uri of ['https://evil.example/', `${goodbye}/`, 'https://modern.example/cb']) {
      const seen = await jane.browser.get(endPath({ id_token_hint, post_logout_redirect_uri: uri }));
      expect([seen.status, seen.location]).toEqual([400, '']);
    }
    const unnamed = await jane.browser.get(endPath({ post_logout_redirect_uri: goodbye }));
    expect([unnamed.status, unnamed.location]).toEqual([400, '']);
    expect(await isLoggedIn()).toBe(true);
  });

  it.each([
    ['a forged id token', { id_token_hint: 'x.y.z' }],
    ['an access token', {}],
    ['the id token of another client', { client_id: 'tool' }],
  ])('is rejected with %s', async (_, members) => {
    const { json } = await client.logIn(jane);
    const hint = 'client_id' in members ? json['id_token'] : json['access_token'];
    const seen = await jane.browser.get(endPath({ id_token_hint: hint ?? '', ...members }));
    expect([seen.status, await isLoggedIn()]).toEqual([400, true]);
  });

  it('is not confirmed by a form of another site', async () => {
    await idToken();
    const { action, fields } = formOf(await jane.browser.get(endPath({})));
    const forged = { action, fields: { ...fields, form_token: 'x' } };
    expect((await jane.browser.submit(forged, { decision: 'log out' })).status).toBe(403);
    expect(await isLoggedIn()).toBe(true);
  });

  it('may come as a form, which is redirected so that the cookie is sent', async () => {
    const id_token_hint = await idToken();
    const body = new URLSearchParams({ id_token_hint });
    const { headers } = await fetch(`${oauth.http}/users/end-session`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    const seen = await jane.browser.follow(await jane.browser.get(headers.get('location') ?? ''));
    expect(headingOf(seen)).toBe('Log in');
    expect(seen.text).toContain('<p role="status" class="notice">You are logged out.</p>');
    expect(await isLoggedIn()).toBe(false);
  });
});

describe('The refresh token of a client', () => {
  const after = async (scope: string) => {
    const { json } = await client.logIn(jane, { scope });
    await jane.browser.get(endPath({ id_token_hint: json['id_token'] ?? '' }));
    expect(await isLoggedIn()).toBe(false);
    return (await client.refresh(json['refresh_token'] ?? '')).status;
  };

  it('ends with the session of an OpenID Connect login', async () => expect(await after('openid')).toBe(400));

  it('outlives the session with the scope offline_access', async () =>
    expect(await after('openid offline_access')).toBe(200));

  it('outlives the session without OpenID Connect, as v2 clients expect', async () => {
    const { json } = await client.logIn(jane, { scope: 'profile' });
    await jane.browser.submit(formOf(await jane.browser.get('/users/login')), {});
    expect(await isLoggedIn()).toBe(false);
    expect((await client.refresh(json['refresh_token'] ?? '')).status).toBe(200);
  });
});

describe('A client with a URI for logout tokens', () => {
  let server: Server;
  let statuses: number[] = [];
  const received: { type: string | undefined; token: string }[] = [];
  beforeEach(async () => {
    [statuses, received.length] = [[], 0];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const token = new URLSearchParams(body).get('logout_token') ?? '';
        received.push({ type: request.headers['content-type'], token });
        response.writeHead(statuses.shift() ?? 200).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    account.website.backchannelLogoutUri = `http://127.0.0.1:${port}/logout`;
  });
  afterEach(() => void server.close());

  const delivered = (count = 1) => until('logout tokens', async () => received.length >= count);
  const settled = () =>
    until(
      'the queue to be empty',
      async () => (await oauth.sql('select 1 from logout_notices')).length === 0,
    );

  it('gets one when the user logs out, which names the session', async () => {
    const answer = await client.logIn(jane);
    const { sid } = await client.idTokenOf(answer);
    await jane.browser.get(endPath({ id_token_hint: answer.json['id_token'] ?? '' }));
    await delivered();
    const { header, payload } = await client.verify(received[0]?.token ?? '');
    expect([received[0]?.type, header.typ]).toEqual(['application/x-www-form-urlencoded', 'logout+jwt']);
    const { iat = 0, exp, jti, ...claims } = payload as jwt.JwtPayload;
    expect(claims).toEqual({
      iss: 'http://localhost:3001',
      aud: 'modern',
      sub: userId,
      sid,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    expect([exp, jti]).toEqual([iat + 120, expect.stringMatching(/./)]);
    await settled();
  });

  it('gets one when the user ends the session from another browser', async () => {
    await client.logIn(jane);
    const other = new Jane(oauth);
    await other.logIn('/users');
    const sessions = await other.browser.get('/users/sessions');
    const form = { ...formOf(sessions), action: '/users/sessions' };
    await other.browser.submit(form, { session: '' });
    await delivered();
  });

  it.each([
    ['is banned', () => void (account.isBanned = true)],
    ['gets a new password elsewhere', () => void (account.validAfter += 1)],
  ])('gets one when the user %s', async (_what, change) => {
    const { sid } = await client.idTokenOf(await client.logIn(jane));
    change();
    account.registry.revoke(`user:${userId}`);
    await delivered();
    await settled();
    const notices = await Promise.all(received.map(({ token }) => client.verify(token)));
    // Sessions of other tests end as well.
    expect(notices.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ sub: userId, sid }),
    );
    expect(await oauth.sql('select 1 from sessions')).toEqual([]);
  });

  it('gets none for a client without an id token of the session', async () => {
    await jane.logIn('/users');
    await jane.browser.get('/users/login');
    const form = formOf(await jane.browser.get('/users/login'));
    await jane.browser.submit(form, {});
    expect(await oauth.sql('select 1 from logout_notices')).toEqual([]);
  });

  it('gets the same notice again when it rejects one, five times at most', async () => {
    statuses = [500, 503];
    const id_token_hint = await idToken();
    await jane.browser.get(endPath({ id_token_hint }));
    await delivered(3);
    await settled();
    statuses = [500];
    const again = await idToken();
    await jane.browser.get(endPath({ id_token_hint: again }));
    await oauth.sql('update logout_notices set attempts = 4');
    await delivered(4);
    await settled();
    expect(received).toHaveLength(4);
  });

  it('gets none at an address of the internal network', () =>
    withOwnOauth(async (own) => {
      own.account.website.backchannelLogoutUri = account.website.backchannelLogoutUri;
      const [ownClient, ownJane] = [new ModernClient(own), new Jane(own)];
      const { json } = await ownClient.logIn(ownJane);
      await ownJane.browser.get(endPath({ id_token_hint: json['id_token'] ?? '' }));
      await until('an attempt', async () => {
        const rows = await own.sql<{ attempts: number }>('select attempts from logout_notices');
        return (rows[0]?.attempts ?? 0) > 1;
      });
      expect(received).toEqual([]);
    }));
});
