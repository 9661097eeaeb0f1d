import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { RealProvider } from './real-provider.js';
import { corp, ProviderVisitor, publicUrl } from './provider-visitor.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const { loginProviders } = account;
const provider = new RealProvider(`${publicUrl}/users/login/providers/corp/callback`);
let visitor: ProviderVisitor;

beforeAll(async () => {
  await provider.start();
  loginProviders.providers = [corp(provider, { groups_claim: 'groups' })];
  await oauth.start(1, { OAUTH_PUBLIC_URL: publicUrl, OAUTH_PROVIDER_NETWORKS: '127.0.0.0/8' });
});
afterAll(async () => {
  await oauth.close();
  provider.stop();
});
beforeEach(() => {
  account.reset();
  provider.isKnown = true;
  visitor = new ProviderVisitor(oauth);
});

const age = () => oauth.sql(`update provider_logins set checked = checked - interval '2 hours'`);

describe('oidc-provider, as the provider of a company', () => {
  it('logs its people in', async () => {
    const done = await visitor.logIn('corp', '/users/profile');
    expect([done.status, done.location]).toEqual([303, '/users/profile']);
    expect(loginProviders.resolved.at(-1)?.identity).toMatchObject({
      ...{ subject: 'jane', username: 'jane', email: 'jane@corp.example', email_verified: true },
      groups: { names: ['staff'] },
    });
    expect(await visitor.isLoggedIn()).toBe(true);
  });

  it('confirms a person at each check, with a refresh token that it replaces', async () => {
    await visitor.logIn('corp');
    for (let round = 0; round < 3; round += 1) {
      await age();
      expect(await visitor.isLoggedIn()).toBe(true);
    }
    expect(loginProviders.renewed).toHaveLength(3);
  });

  it('ends the login of a removed person at the next check', async () => {
    await visitor.logIn('corp');
    provider.isKnown = false;
    expect(await visitor.isLoggedIn()).toBe(true);
    await age();
    expect(await visitor.isLoggedIn()).toBe(false);
  });

  it('logs a person in again for a login that has to be new', async () => {
    await visitor.logIn('corp');
    const logins = provider.logins;
    await visitor.browser.get(await visitor.atProvider(await visitor.start('corp')));
    expect(provider.logins).toBe(logins + 1);
  });
});
