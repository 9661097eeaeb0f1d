import type { account } from '@fieldpost/contracts';
import { Browser, type Seen } from '@fieldpost/testing';
import type { OauthUnderTest } from '../support/oauth-under-test.js';
import { publicUrl } from './public-url.js';
import type { UpstreamProvider } from './upstream-provider.js';

/** The provider `corp` as account describes it. */
export const corp = (
  { url, clientId, clientSecret }: Pick<UpstreamProvider, 'url' | 'clientId' | 'clientSecret'>,
  more: account.LoginProvider = {},
): account.LoginProvider => ({
  ...{ id: 'corp', name: 'Corp', icon: 'company', issuer: url },
  ...{ client_id: clientId, client_secret: clientSecret },
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  ...{ username_claim: 'preferred_username', email_claim: 'email', groups_claim: '' },
  ...more,
});

/** A browser that visits oauth and a provider. */
export class ProviderVisitor {
  readonly browser: Browser;
  private readonly upstream = new Browser(() => 'http://127.0.0.1');

  constructor(oauth: OauthUnderTest) {
    this.browser = new Browser(() => oauth.http);
  }

  /** Starts a login; resolves with the URL at the provider. */
  async start(provider: string, next = ''): Promise<string> {
    const query = next === '' ? '' : `?${new URLSearchParams({ next })}`;
    return (await this.browser.get(`/users/login/providers/${provider}${query}`)).location;
  }

  /** Follows the provider until it redirects back; resolves with the path of the callback. */
  async atProvider(location: string): Promise<string> {
    let at = location;
    while (!at.startsWith(publicUrl)) {
      const seen = await this.upstream.get(at);
      if (seen.location === '') throw new Error(`the provider answered ${seen.status}: ${seen.text}`);
      at = new URL(seen.location, at).href;
    }
    return at.slice(publicUrl.length);
  }

  /** The whole login, up to the first response of oauth. */
  async logIn(provider: string, next = ''): Promise<Seen> {
    return this.browser.get(await this.atProvider(await this.start(provider, next)));
  }

  /** Whether the browser is logged in. */
  async isLoggedIn(): Promise<boolean> {
    return (await this.browser.get('/users')).status === 200;
  }
}
