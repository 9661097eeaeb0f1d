import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OauthUnderTest, withOwnOauth } from '../support/oauth-under-test.js';
import { corp, ProviderVisitor } from './provider-visitor.js';
import { publicUrl } from './public-url.js';
import { expiringIn, type Misbehaviour, UpstreamProvider } from './upstream-provider.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const { loginProviders } = account;
const provider = new UpstreamProvider();
let visitor: ProviderVisitor;
const settings = { OAUTH_PUBLIC_URL: publicUrl, OAUTH_PROVIDER_NETWORKS: '127.0.0.0/8' };

beforeAll(async () => {
  await provider.start();
  loginProviders.providers = [corp(provider)];
  await oauth.start(1, settings);
});
afterAll(async () => {
  await oauth.close();
  provider.stop();
});
beforeEach(() => {
  account.reset();
  provider.reset();
  visitor = new ProviderVisitor(oauth);
});

/** The status of a login, which must not succeed. */
async function rejected(wrong: Misbehaviour): Promise<number> {
  const { length: logins } = loginProviders.resolved;
  // Its metadata are read before it misbehaves, also in the first test.
  const login = await visitor.start('corp');
  provider.wrong = wrong;
  const { status } = await visitor.browser.get(await visitor.atProvider(login));
  expect(await visitor.isLoggedIn()).toBe(false);
  expect(loginProviders.resolved).toHaveLength(logins);
  return status;
}

describe('A login is rejected when', () => {
  it.each<[string, Misbehaviour]>([
    ['the nonce is another one', { idToken: { nonce: 'another' } }],
    ['the id token is of another issuer', { idToken: { iss: 'https://evil.example' } }],
    ['the response is of another issuer (RFC 9207)', { responseIssuer: 'https://evil.example' }],
    ['the id token is for another client', { idToken: { aud: 'another-client' } }],
    ['the id token has no signature', { signature: 'none' }],
    ['the id token is signed with the client secret', { signature: 'client secret' }],
    [
      'the id token is signed with a key that the provider does not publish',
      { signature: 'unpublished key' },
    ],
    ['the id token has expired', { idToken: expiringIn(-120) }],
    ['UserInfo is about another person', { userinfo: { sub: 'person-2' } }],
  ])('%s', async (_, wrong) => {
    expect(await rejected(wrong)).toBe(400);
  });

  it('the subject is no subject', async () => {
    const sub = 'x'.repeat(256);
    expect(await rejected({ idToken: { sub }, userinfo: { sub } })).toBe(400);
  });
});

describe('A provider', () => {
  it('may have a clock that is a minute behind', async () => {
    provider.wrong = { idToken: expiringIn(-30) };
    expect((await visitor.logIn('corp')).status).toBe(303);
  });

  it('may change its signing key at any time, and then tokens with the former key are rejected', async () => {
    expect((await visitor.logIn('corp')).status).toBe(303);
    provider.rotateKey();
    expect((await new ProviderVisitor(oauth).logIn('corp')).status).toBe(303);
    visitor = new ProviderVisitor(oauth);
    expect(await rejected({ signature: 'retired key' })).toBe(400);
  });

  it('that does not respond is a 503 after some seconds', async () => {
    expect(await rejected({ token: 'silent' })).toBe(503);
  });

  it.each<[string, Misbehaviour]>([
    ['fails', { token: 'failing' }],
    ['answers without end', { token: 'endless' }],
    ['redirects instead of an answer', { token: 'redirect' }],
  ])('that %s is a 503', async (_, wrong) => expect(await rejected(wrong)).toBe(503));

  it('gets no more than its name and address of what it says into account', async () => {
    const said = { given_name: 'x\0y\n', family_name: 'z'.repeat(255), preferred_username: 7 };
    provider.claims = { ...provider.claims, ...said };
    await visitor.logIn('corp');
    const { first_name, last_name, username } = loginProviders.resolved.at(-1)?.identity ?? {};
    expect([first_name, last_name, username]).toEqual(['', '', '']);
  });
});

describe('Discovery', () => {
  it('rejects metadata of another issuer', () =>
    withOwnOauth(async (own) => {
      own.account.reset();
      own.account.loginProviders.providers = [corp(provider)];
      provider.wrong = { metadata: { issuer: 'https://evil.example' } };
      const { browser } = new ProviderVisitor(own);
      expect((await browser.get('/users/login/providers/corp')).status).toBe(400);
    }, settings));

  it('reaches no private address unless a setting names it', () =>
    withOwnOauth(
      async (own) => {
        own.account.reset();
        own.account.loginProviders.providers = [corp(provider)];
        const { browser } = new ProviderVisitor(own);
        expect((await browser.get('/users/login/providers/corp')).status).toBe(503);
        expect((await browser.get('/users/login')).text).toContain('Log in with Corp');
      },
      { OAUTH_PUBLIC_URL: publicUrl },
    ));

  it('is limited per address: the logins that start', () =>
    withOwnOauth(async (own) => {
      own.account.reset();
      own.account.loginProviders.providers = [corp(provider)];
      const { browser } = new ProviderVisitor(own);
      const statuses = new Set<number>();
      // A slow machine gets some more within the time that its requests take.
      for (let at = 0; at < 150 && !statuses.has(429); at += 1)
        statuses.add((await browser.get('/users/login/providers/corp')).status);
      expect([...statuses]).toEqual([303, 429]);
    }, settings));
});

describe('A login that a provider does not repeat although it was asked to', () => {
  it('is no newer than the session, unless the provider says when the user authenticated again', async () => {
    const created = async () =>
      (await oauth.sql<{ created: Date }>('select created from sessions order by used desc limit 1'))[0]
        ?.created;
    await visitor.logIn('corp');
    await oauth.sql(`update sessions set created = created - interval '1 hour'`);
    const before = await created();
    const again = async () => visitor.browser.get(await visitor.atProvider(await visitor.start('corp')));
    provider.wrong = { idToken: { auth_time: undefined } };
    await again();
    expect(await created()).toEqual(before);
    const authTime = Math.floor(Date.now() / 1000);
    provider.wrong = { idToken: { auth_time: authTime } };
    await again();
    expect((await created())?.getTime()).toBe(authTime * 1000);
  });
});
