import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formOf, headingOf } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { corp, ProviderVisitor } from './provider-visitor.js';
import { publicUrl } from './public-url.js';
import { UpstreamProvider } from './upstream-provider.js';
import { authorizePath, Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const { loginProviders } = account;
const provider = new UpstreamProvider();
let visitor: ProviderVisitor;

beforeAll(async () => {
  await provider.start();
  loginProviders.providers = [corp(provider)];
  await oauth.start(1, { OAUTH_PUBLIC_URL: publicUrl, OAUTH_PROVIDER_NETWORKS: '127.0.0.0/8' });
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

describe('A person whom no account is linked with', () => {
  beforeEach(() => void (loginProviders.outcome = { outcome: 'UNLINKED', may_create: true }));

  it('may create an account', async () => {
    const page = await visitor.logIn('corp', authorizePath());
    expect(headingOf(page)).toBe('Your first login here');
    expect(page.text).toContain('No account is linked with jane@corp.example at Corp yet.');
    expect(await visitor.isLoggedIn()).toBe(false);
    const done = await visitor.browser.submit(formOf(page), {});
    expect(done.location).toBe(authorizePath());
    expect(loginProviders.resolved.at(-1)).toMatchObject({ create: true, identity: { subject: 'person-1' } });
    const { fields } = formOf(await visitor.browser.get('/users'));
    expect((await visitor.browser.submit({ action: '/users/login/providers', fields }, {})).status).toBe(400);
  });

  it('links an existing account after a login with its password and a click', async () => {
    const page = await visitor.logIn('corp', authorizePath());
    expect(page.text).toContain('/users/login?next=%2Fusers%2Flinked-logins');
    const login = await visitor.browser.get('/users/login?next=/users/linked-logins');
    const confirm = await visitor.browser.follow(
      await visitor.browser.submit(formOf(login), { username: 'jane', password: 'pass word' }),
    );
    expect(headingOf(confirm)).toBe('Link this login?');
    expect(confirm.text).toContain('jane@corp.example at Corp can log in to the account jane.');
    expect(loginProviders.links).toEqual([]);
    const done = await visitor.browser.submit(formOf(confirm), { decision: 'yes' });
    expect(done.location).toBe(authorizePath());
    expect(loginProviders.links.at(-1)).toMatchObject({ identity: { subject: 'person-1' } });
    const shown = await visitor.browser.get('/users/linked-logins');
    expect([headingOf(shown), shown.text.includes('jane@corp.example')]).toEqual(['Linked logins', true]);
  });

  it('links nothing with the identity of another browser', async () => {
    await visitor.logIn('corp');
    const jane = new Jane(oauth);
    await jane.logIn('/users');
    const page = await jane.browser.get('/users/linked-logins');
    expect(headingOf(page)).toBe('Linked logins');
    const { fields } = formOf(await jane.browser.get('/users'));
    const forged = { action: '/users/linked-logins', fields };
    expect((await jane.browser.submit(forged, { decision: 'yes' })).status).toBe(400);
    expect(loginProviders.links).toEqual([]);
  });

  it('cannot create an account where the provider is for existing ones', async () => {
    loginProviders.outcome = { outcome: 'UNLINKED', may_create: false };
    const page = await visitor.logIn('corp');
    expect(page.text).toContain('ask your administrator for one');
    expect(page.text).not.toContain('<form');
  });

  it.each([
    ['DENIED', 'You cannot log in to this site with this login.'],
    ['EMAIL_NOT_ALLOWED', 'has no verified e-mail address of your organization'],
  ] as const)('sees why not when account says %s', async (outcome, text) => {
    loginProviders.outcome = { outcome };
    const page = await visitor.logIn('corp');
    expect([page.status, page.text.includes(text)]).toEqual([403, true]);
    expect(await visitor.isLoggedIn()).toBe(false);
  });

  it('waits for what a new account waits for', async () => {
    loginProviders.outcome = { outcome: 'FOUND', user_id: 'u_1', waits_for: 'verification' };
    const page = await visitor.logIn('corp');
    expect(headingOf(page)).toBe('Verify your e-mail address');
    expect(await visitor.isLoggedIn()).toBe(false);
  });
});

describe('The page of linked logins', () => {
  let jane: Jane;
  beforeEach(async () => {
    jane = new Jane(oauth);
    await jane.logIn('/users');
  });

  it('links another login of the logged-in user, who authenticates at the provider and confirms it', async () => {
    const page = await jane.browser.get('/users/linked-logins');
    expect(page.text).toContain('Link with Corp');
    const start = await jane.browser.get('/users/login/providers/corp?next=/users/linked-logins');
    const back = await jane.browser.get(await visitor.atProvider(start.location));
    expect(back.location).toBe('/users/linked-logins');
    expect(loginProviders.resolved).toEqual([]);
    const confirm = await jane.browser.get(back.location);
    const done = await jane.browser.submit(formOf(confirm), { decision: 'yes' });
    expect([done.status, loginProviders.links.length]).toEqual([303, 1]);
  });

  it('needs a new login after five minutes', async () => {
    await oauth.sql(`update sessions set created = now() - interval '6 minutes'`);
    const start = await jane.browser.get('/users/login/providers/corp?next=/users/linked-logins');
    const back = await jane.browser.get(await visitor.atProvider(start.location));
    const confirm = await jane.browser.get(back.location);
    const done = await jane.browser.submit(formOf(confirm), { decision: 'yes' });
    expect([done.status, done.text.includes('Log in again to change this.')]).toEqual([403, true]);
  });

  it('removes a linked login, and with it the sessions that came from it', async () => {
    await visitor.logIn('corp');
    expect(await visitor.isLoggedIn()).toBe(true);
    loginProviders.linked.set('corp', 'jane@corp.example');
    const page = await jane.browser.get('/users/linked-logins');
    expect((await jane.browser.submit(formOf(page), {})).location).toBe('/users/linked-logins');
    expect(loginProviders.linked.size).toBe(0);
    expect(await visitor.isLoggedIn()).toBe(false);
    expect((await jane.browser.get('/users')).status).toBe(200);
  });
});
