import { Browser, formOf, headingOf, type Seen } from '@fieldpost/testing';
import { basic, type OauthUnderTest } from './oauth-under-test.js';

export const redirectUri = 'https://tool.example/cb?x=1';

/** The address of an authorization request. */
export const authorizePath = (members: Readonly<Record<string, string>> = {}): string =>
  `/users/authorize?${new URLSearchParams({ client_id: 'tool', response_type: 'code', ...members })}`;

/** The members that an answer brings to the client. */
export const answerIn = ({ location }: Seen): Record<string, string> =>
  Object.fromEntries(new URL(location).searchParams);

/** The fake's user jane at the login, the consent page and beyond. */
export class Jane {
  readonly browser: Browser;

  constructor(private readonly oauth: OauthUnderTest) {
    this.browser = new Browser(() => oauth.http);
  }

  /** Opens the request, logs in, and comes to whatever follows. */
  async logIn(path = authorizePath(), password = 'pass word'): Promise<Seen> {
    const page = await this.browser.follow(await this.browser.get(path));
    return this.browser.follow(await this.browser.submit(formOf(page), { username: 'jane', password }));
  }

  /** A code, through all pages that come. */
  async code(members: Readonly<Record<string, string>> = {}): Promise<string> {
    let seen = await this.browser.follow(await this.browser.get(authorizePath(members)));
    if (headingOf(seen) === 'Log in') seen = await this.logIn(authorizePath(members));
    if (seen.status === 200) seen = await this.browser.submit(formOf(seen), { decision: 'allow' });
    return answerIn(seen)['code'] ?? '';
  }

  redeem(
    code: string,
    more: Readonly<Record<string, string>> = {},
    authorization: string | undefined = basic,
  ) {
    return this.oauth.form(
      '/users/token',
      { grant_type: 'authorization_code', code, ...more },
      authorization,
    );
  }
}
