import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser, formOf, headingOf, until } from '@fieldpost/testing';
import { accessKey } from '../support/fake-account.js';
import { basic, OauthUnderTest } from '../support/oauth-under-test.js';
import { answerIn, authorizePath, Jane, redirectUri } from '../support/user-agent.js';

/** Attempts to take over an account that have no test beside the rule which stops them. */
const oauth = new OauthUnderTest();
const jane = new Jane(oauth);
beforeAll(async () => {
  await oauth.start();
  // The best case for an attacker: jane is logged in, and has allowed both clients before.
  await jane.code();
  await jane.code(ofPublic('http://127.0.0.1:4000/cb'));
});
afterAll(() => oauth.close());

const challenge = { code_challenge: 'A'.repeat(43), code_challenge_method: 'S256' };
const ofPublic = (uri: string) => ({ client_id: 'public', redirect_uri: uri, ...challenge });

describe('A redirect URI that is not the registered one', () => {
  it.each([
    [`${redirectUri}&more=1`],
    [`${redirectUri}#fragment`],
    [`${redirectUri}%23`],
    [`${redirectUri} `],
    [` ${redirectUri}`],
    ['https://tool.example/cb'],
    ['https://tool.example/cb/../evil?x=1'],
    ['https://TOOL.example/cb?x=1'],
    ['https://user@tool.example/cb?x=1'],
    ['https://tool.example@evil.example/cb?x=1'],
    ['https://tool.example.evil.example/cb?x=1'],
    ['https://evil.example\\@tool.example/cb?x=1'],
    ['https://tool.example:8443/cb?x=1'],
    ['http://tool.example/cb?x=1'],
    ['//tool.example/cb?x=1'],
    ['javascript:alert(1)'],
    ['/oauth/callback/../../users'],
  ])('gets no code of a client with a secret: %s', async (uri) => {
    const seen = await jane.browser.get(authorizePath({ redirect_uri: uri }));
    expect([seen.status, seen.location]).toEqual([400, '']);
  });

  it.each([
    ['http://127.0.0.1:80@evil.example/cb'],
    ['http://127.0.0.1.evil.example/cb'],
    ['http://127.0.0.1:4000\\@evil.example/cb'],
    ['http://127.0.0.1:4000/cb/../other'],
    ['http://127.0.0.1:99999/cb'],
    ['http://127.0.0.1:/cb@evil.example'],
    ['http://127.0.0.1:4000/cb?next=x'],
    ['https://127.0.0.1:4000/cb'],
    ['http://localhost:4000/cb'],
    ['http://[::1]:4000/cb'],
    ['http://0x7f000001:4000/cb'],
  ])('gets no code of a public client on loopback: %s', async (uri) => {
    const seen = await jane.browser.get(authorizePath(ofPublic(uri)));
    expect([seen.status, seen.location]).toEqual([400, '']);
  });
});

describe('The consent of a user', () => {
  it.each([
    ['prompt=none', { prompt: 'none' }],
    ['a decision in the query', { decision: 'allow' }],
    ['another response mode', { response_mode: 'fragment' }],
  ])('is not bypassed by %s', async (_, more) => {
    const stranger = new Jane(oauth);
    await stranger.logIn('/users/login');
    const seen = await stranger.browser.get(
      authorizePath({ client_id: 'cli', ...(more as Record<string, string>) }),
    );
    expect([seen.status, seen.location, headingOf(seen)]).toEqual([200, '', expect.stringMatching('Allow')]);
  });

  it.each(['client_id', 'redirect_uri', 'scope', 'response_type', 'code_challenge'])(
    'is not asked for by a request that names %s twice',
    async (name) => {
      const path = authorizePath({ redirect_uri: redirectUri });
      const seen = await jane.browser.get(`${path}&${name}=one&${name}=two`);
      const to = seen.location === '' ? '' : new URL(seen.location, 'http://here.example').searchParams;
      expect(String(to)).not.toContain('code=');
      expect(seen.text).not.toContain('value="allow"');
    },
  );
});

describe('A login', () => {
  it.each([
    '/\\evil.example',
    '\\\\evil.example',
    '/users/../../evil',
    '/users/authorize@evil.example?x',
    '/users/authorize?x\r\nLocation: https://evil.example',
    '/users/profile\n',
    'https:/users/authorize?x',
    'javascript:alert(1)//users',
    '/%2f%2fevil.example',
  ])('never leads to another site: %j', async (next) => {
    const browser = new Browser(() => oauth.http);
    const login = formOf(await browser.get(`/users/login?${new URLSearchParams({ next })}`));
    const filled = { username: 'jane', password: 'pass word', next };
    const { status, location } = await browser.submit(login, filled);
    expect([status, location]).toEqual([303, '/users/login']);
  });

  it('does not log in an attacker whose cookies the browser of the victim has', async () => {
    const attacker = new Browser(() => oauth.http);
    await attacker.get('/users/login');
    const victim = new Jane(oauth);
    for (const [name, value] of attacker.cookies) victim.browser.cookies.set(name, value);
    await victim.logIn('/users/login');
    expect(headingOf(await victim.browser.get('/users/login'))).toBe('You are logged in');
    expect(headingOf(await attacker.get('/users/login'))).toBe('Log in');
  });

  it('is rejected with the form token of an attacker: a victim cannot be logged in as another user', async () => {
    const attacker = formOf(await new Browser(() => oauth.http).get('/users/login'));
    const victim = new Browser(() => oauth.http);
    await victim.get('/users/login');
    const seen = await victim.submit(attacker, { username: 'jane', password: 'pass word' });
    expect(seen.status).toBe(403);
    expect(headingOf(await victim.get('/users/login'))).toBe('Log in');
  });
});

describe('A mailed link', () => {
  it('leads to this server, whatever host the request names', async () => {
    const browser = new Browser(() => oauth.http);
    const { fields } = formOf(await browser.get('/users/forgot-password'));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const log = () => oauth.replicas.map((app) => app.log()).join('');
    const links = () => log().match(/"link":"[^"]+reset-password[^"]+"/g) ?? [];
    const body = String(new URLSearchParams({ ...fields, username: 'jane' }));
    expect(await postAs('evil.example', '/users/forgot-password', { cookie, body })).toBe(200);
    await until('the link', () => links().length > 0);
    expect(links().at(-1)).toContain('"link":"http://localhost:3001/users/reset-password?');
    expect(log()).not.toContain('://evil.example');
  });
});

describe('A token', () => {
  it.each([
    ['of an access key is not restricted into one of a user', 'access key'],
    ['that was narrowed is not narrowed to more', 'narrowed'],
    ['that was restricted is not restricted to more', 'restricted'],
  ])('%s', async (_, kind) => {
    const made = {
      'access key': async () =>
        (await oauth.tokens.exchangeAccessKey({ app_id: 'my-app', key: accessKey })).access_token,
      narrowed: async () => {
        const { json } = await oauth.logIn();
        const wanted = { token: json['access_token'] ?? '', app_id: 'my-app', rights: ['devices'] };
        return (await oauth.tokens.narrowToken(wanted)).access_token;
      },
      restricted: async () => {
        const { json } = await oauth.logIn();
        return String(
          (await oauth.restrict(json['access_token'] ?? '', ['apps:my-app'])).json['access_token'],
        );
      },
    }[kind];
    const token = (await made?.()) ?? '';
    for (const scope of ['profile', 'apps', 'apps:my-app', 'apps:other-app'])
      expect((await oauth.restrict(token, [scope])).status).toBe(403);
    const more = { token, app_id: 'other-app', rights: ['settings'] };
    await expect(oauth.tokens.narrowToken(more)).rejects.toMatchObject({ kind: 'permission_denied' });
  });

  it('for a code is not issued when the header names one client and the body another', async () => {
    const code = answerIn(await jane.browser.get(authorizePath()))['code'] ?? '';
    const mixed = await jane.redeem(code, { client_id: 'public' }, basic);
    expect(mixed.status).toBe(400);
    expect((await jane.redeem(code)).status).toBe(200);
  });

  it('is not issued for a list of scopes that is longer than any request needs', async () => {
    const scope = 'a '.repeat(100_000);
    const fields = { grant_type: 'password', username: 'jane', password: 'pass word', scope };
    expect(await oauth.form('/users/token', fields, basic)).toMatchObject({ status: 400 });
  });
});

interface Posted {
  readonly cookie: string;
  readonly body: string;
}

/** The status of a form that is sent under the name of another host. */
const postAs = (host: string, path: string, { cookie, body }: Posted): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = {
      host,
      'x-forwarded-host': host,
      forwarded: `host=${host}`,
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const sent = request(`${oauth.http}${path}`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
