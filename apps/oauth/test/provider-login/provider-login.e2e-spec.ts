import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formOf, headingOf, type Seen } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { corp, ProviderVisitor } from './provider-visitor.js';
import { publicUrl } from './public-url.js';
import { UpstreamProvider } from './upstream-provider.js';
import { authorizePath, Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const { loginProviders } = account;
const provider = new UpstreamProvider();
const [other, trusted] = [new UpstreamProvider('other'), new UpstreamProvider('trusted')];
let visitor: ProviderVisitor;

beforeAll(async () => {
  for (const upstream of [provider, other, trusted]) await upstream.start();
  loginProviders.providers = [
    corp(provider),
    corp(other, { id: 'other', name: 'Other' }),
    corp(trusted, { id: 'trusted', second_factor_trusted: true }),
  ];
  await oauth.start(1, { OAUTH_PUBLIC_URL: publicUrl, OAUTH_PROVIDER_NETWORKS: '127.0.0.0/8' });
});
afterAll(async () => {
  await oauth.close();
  for (const upstream of [provider, other, trusted]) upstream.stop();
});
beforeEach(() => {
  account.reset();
  provider.reset();
  visitor = new ProviderVisitor(oauth);
});

const callbackOf = async (next = '') => visitor.atProvider(await visitor.start('corp', next));
const newestSession = async () =>
  (await oauth.sql<object>('select methods, provider from sessions order by created desc limit 1'))[0];
const isFailed = ({ status, text }: Seen) => status === 400 && text.includes('The login did not work');

describe('A login through a provider', () => {
  it('is offered on the login page, and starts with PKCE, state and nonce', async () => {
    const page = await visitor.browser.get(`/users/login?${new URLSearchParams({ next: authorizePath() })}`);
    // With the icon of the provider.
    expect(page.text).toMatch(/<svg [^>]*><path [^>]*><\/svg>Log in with Corp/);
    const path = `/users/login/providers/corp?next=${encodeURIComponent(authorizePath())}`;
    expect(page.text).toContain(`href="${path}"`);
    const url = new URL(await visitor.start('corp'));
    expect(url.origin).toBe(provider.url);
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      ...{ client_id: 'fieldpost', response_type: 'code', code_challenge_method: 'S256' },
      scope: 'openid profile email offline_access',
      redirect_uri: `${publicUrl}/users/login/providers/corp/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]?.length).toBeGreaterThan(40);
    expect(query).not.toHaveProperty('prompt');
  });

  it('continues to the client that waits, and passes on what the provider says', async () => {
    const done = await visitor.logIn('corp', authorizePath());
    expect([done.status, done.location]).toEqual([303, authorizePath()]);
    expect(headingOf(await visitor.browser.get(done.location))).toContain('Allow A <tool>');
    expect(loginProviders.resolved.at(-1)).toMatchObject({
      create: false,
      identity: {
        ...{ provider: 'corp', issuer: provider.url, subject: 'person-1', username: 'Jane.Doe' },
        ...{ email: 'jane@corp.example', email_verified: true, first_name: 'Jane', last_name: 'Doe' },
        ...{ groups: null, second_factor: false },
      },
    });
  });

  it('continues to a client whose request is longer than a password may be', async () => {
    const path = authorizePath({ state: 'x'.repeat(4_000) });
    expect((await visitor.logIn('corp', path)).location).toBe(path);
  });

  it('reads what the id token lacks from UserInfo', async () => {
    provider.wrong = { idToken: { preferred_username: 'signed' } };
    await visitor.logIn('corp');
    expect(loginProviders.resolved.at(-1)?.identity).toMatchObject({
      ...{ username: 'signed', email: 'jane@corp.example' },
      email_verified: true,
    });
  });

  it.each(['yes', 1, 'true', undefined])(
    'takes an address as verified only if the provider says so: %p is not that',
    async (said) => {
      provider.claims = { ...provider.claims, email_verified: said };
      await visitor.logIn('corp');
      expect(loginProviders.resolved.at(-1)?.identity?.email_verified).toBe(false);
    },
  );

  it('names the method `fed` in id tokens', async () => {
    account.available = ['openid', 'profile', 'apps'];
    await visitor.logIn('corp');
    expect(await newestSession()).toEqual({ methods: ['fed'], provider: 'corp' });
    account.available = ['profile', 'apps'];
  });

  it('is as old as the login at the provider', async () => {
    const authTime = Math.floor(Date.now() / 1000) - 4000;
    provider.wrong = { idToken: { auth_time: authTime } };
    await visitor.logIn('corp');
    const [session] = await oauth.sql<{ created: Date }>(
      'select created from sessions order by used desc limit 1',
    );
    expect(session?.created.getTime()).toBe(authTime * 1000);
  });

  it('asks the provider for another login when the user is logged in', async () => {
    await visitor.logIn('corp');
    const { logins } = provider;
    await visitor.start('corp').then((url) => visitor.atProvider(url));
    expect([provider.prompt, provider.logins]).toEqual(['login', logins + 1]);
  });

  it('stores no token or secret in plain text', async () => {
    await visitor.start('corp');
    await visitor.logIn('corp');
    const rows = await oauth.sql('select * from provider_logins l, provider_requests r');
    const text = JSON.stringify(rows, (_, value: unknown) =>
      (value as { type?: string } | null)?.type === 'Buffer'
        ? Buffer.from((value as { data: number[] }).data).toString('latin1')
        : value,
    );
    expect(text).toContain('person-1');
    expect(text).not.toContain('verifier');
    expect(provider.issued.filter((token) => text.includes(token))).toEqual([]);
    expect(provider.issued.length).toBeGreaterThan(2);
  });
});

describe('The response of a provider', () => {
  it('is worth nothing in another browser, and stays good in its own', async () => {
    const callback = await callbackOf();
    const thief = new ProviderVisitor(oauth);
    await thief.browser.get('/users/login');
    expect(isFailed(await thief.browser.get(callback))).toBe(true);
    expect(await thief.isLoggedIn()).toBe(false);
    expect((await visitor.browser.get(callback)).status).toBe(303);
  });

  it('works once', async () => {
    const callback = await callbackOf();
    await visitor.browser.get(callback);
    expect(isFailed(await visitor.browser.get(callback))).toBe(true);
  });

  it('is too old after ten minutes', async () => {
    const callback = await callbackOf();
    await oauth.sql(`update provider_requests set expires = now() - interval '1 second'`);
    expect(isFailed(await visitor.browser.get(callback))).toBe(true);
  });

  it('of one provider is not accepted as that of another (mix-up)', async () => {
    const callback = await callbackOf();
    expect(isFailed(await visitor.browser.get(callback.replace('/corp/', '/other/')))).toBe(true);
    expect(await visitor.isLoggedIn()).toBe(false);
  });

  it('that says no shows a page, not a redirect to the client', async () => {
    const callback = new URL(await callbackOf(authorizePath()), publicUrl);
    const state = callback.searchParams.get('state') ?? '';
    const said = { error: 'access_denied', state, iss: provider.url };
    const page = await visitor.browser.get(`${callback.pathname}?${new URLSearchParams(said)}`);
    expect(isFailed(page)).toBe(true);
    expect(page.text).toContain('The login at Corp was rejected.');
  });

  it.each(['', '?state=x', '?code=x', '?state[]=a'])(
    'is rejected without a known state: "%s"',
    async (query) => {
      await visitor.browser.get('/users/login');
      const { status } = await visitor.browser.get(`/users/login/providers/corp/callback${query}`);
      expect(status).toBe(400);
    },
  );

  it('never leads to another site', async () => {
    const done = await visitor.logIn('corp', 'https://evil.example/users/authorize?x');
    expect(done.location).toBe('/users/login');
  });
});

describe('An unknown provider', () => {
  it('is a page with 404', async () => {
    expect((await visitor.browser.get('/users/login/providers/nobody')).status).toBe(404);
  });
});

describe('A user with a second factor', () => {
  it('shows it after the login at a provider, and then has both methods', async () => {
    loginProviders.outcome = { ...loginProviders.outcome, second_factor: true };
    const page = await visitor.logIn('corp', '/users/profile');
    expect(headingOf(page)).toBe('Enter your code');
    expect(await visitor.isLoggedIn()).toBe(false);
    const done = await visitor.browser.submit(formOf(page), { code: '123456' });
    expect(done.location).toBe('/users/profile');
    expect(await newestSession()).toEqual({ methods: ['fed', 'otp', 'mfa'], provider: 'corp' });
  });

  it.each([
    ['trusted', ['pwd', 'mfa'], true],
    ['corp', ['pwd', 'mfa'], false],
    ['trusted', ['pwd'], false],
    ['trusted', 'mfa', false],
  ])('has used it at the provider if that is trusted and reports it: %s, %p: %p', async (id, amr, said) => {
    for (const upstream of [provider, trusted]) upstream.wrong = { idToken: { amr } };
    await visitor.logIn(id);
    expect(loginProviders.resolved.at(-1)?.identity?.second_factor).toBe(said);
  });
});

describe('While passwords are switched off', () => {
  beforeEach(() => void (account.website.isPasswordOff = true));
  afterEach(() => void (account.website.isPasswordOff = false));

  it('a login with the right password shows that they are off, and the buttons of providers stay', async () => {
    const jane = new Jane(oauth);
    const page = await jane.logIn('/users');
    expect([page.status, page.text.includes('Passwords are switched off')]).toEqual([403, true]);
    expect(page.text).toContain('Log in with Corp');
    const wrong = await new Jane(oauth).logIn('/users', 'another');
    expect([wrong.status, wrong.text.includes('Passwords are switched off')]).toEqual([401, false]);
  });

  it('a registration does not log in', async () => {
    const page = await visitor.browser.get('/users/register');
    const fields = {
      username: `new-${Date.now()}`,
      email: 'new@example.com',
      password: 'seven hungry herons',
    };
    const done = await visitor.browser.submit(formOf(page), fields);
    expect([done.status, done.location]).toEqual([303, '/users/login']);
    expect(await visitor.isLoggedIn()).toBe(false);
  });
});

describe('While account is down', () => {
  it('the login page shows the password form, and a login at a provider is a 503', async () => {
    const callback = await callbackOf();
    account.failsFor = 'ResolveIdentity';
    expect((await visitor.browser.get(callback)).status).toBe(503);
    expect(await visitor.isLoggedIn()).toBe(false);
  });
});
