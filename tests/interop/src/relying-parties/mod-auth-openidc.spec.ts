/** @needs mod_auth_openidc */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, formOf, type Seen, until } from '@fieldpost/testing';
import { Apache } from './apache.js';
import { OauthBench, type Visitor } from '../support/oauth-bench.js';
import { openPage } from './relying-pages.js';

const bench = new OauthBench();
let apache: Apache;
let visitor: Visitor;

const open = (path: string): Promise<Seen> => openPage(visitor, new URL(path, apache.root).href);

/** The status of a page for users, without following redirects to the login. */
const statusOf = async (): Promise<number> => (await visitor.browser.get(`${apache.root}/`)).status;

describe('Apache with mod_auth_openidc', () => {
  beforeAll(async () => {
    [apache, visitor] = [await Apache.create(), await bench.visitor()];
    const account = new AccountClient(bench.account);
    const token = await account.passwordToken(visitor.person);
    const name = `apache-${randomBytes(4).toString('hex')}`;
    // A client of the user, who can use it before an administrator accepts it.
    const { status, body } = await account.as(bearer(token)).send('POST', '/api/v2/clients', {
      name,
      scope: ['openid', 'email', 'profile'],
      redirect_uris: [apache.redirectUri],
      post_logout_redirect_uris: [`${apache.root}/goodbye`],
      backchannel_logout_uri: `${apache.redirectUri}?logout=backchannel`,
    });
    if (status !== 201) throw new Error(`the client is not registered: ${JSON.stringify(body)}`);
    const { secret } = body as { readonly secret: string };
    await apache.start(bench.account, { id: name, secret });
  });
  afterAll(() => apache.stop());

  it('logs a user in with PKCE, and has the claims of the scopes', async () => {
    const page = await open('/');
    expect([page.status, page.text]).toEqual([200, 'A page for users.\n']);
    expect(page.headers.get('x-remote-user')).toMatch(new RegExp(`^${visitor.person.username}`));
    expect(page.headers.get('x-claim-email')).toBe(visitor.person.email);
  });

  it('logs the user out at both', async () => {
    await open('/');
    const goodbye = encodeURIComponent(`${apache.root}/goodbye`);
    const page = await open(`/callback?logout=${goodbye}`);
    expect(page.status).toBe(404);
    expect([await statusOf(), (await visitor.browser.get('/users')).status]).toEqual([302, 303]);
  });

  it('ends its session when the user logs out of the provider', async () => {
    await open('/');
    expect(await statusOf()).toBe(200);
    const form = formOf(await visitor.browser.get('/users/login'));
    await visitor.browser.submit(form, {});
    await until('the logout token', async () => (await statusOf()) === 302);
  });
});
