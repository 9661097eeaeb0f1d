/** @needs go */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, formOf, type Seen, until } from '@fieldpost/testing';
import { OauthBench, type Visitor } from '../support/oauth-bench.js';
import { OauthProxy } from './oauth2-proxy.js';
import { openPage } from './relying-pages.js';
import { buildGoProgram, type Program } from '../support/toolchains.js';

const bench = new OauthBench();
let program: Program;
let proxy: OauthProxy;
let visitor: Visitor;

const open = (): Promise<Seen> => openPage(visitor, proxy.root);

describe('oauth2-proxy', () => {
  beforeAll(async () => {
    program = await buildGoProgram('go-oauth2-proxy', 'github.com/oauth2-proxy/oauth2-proxy/v7');
    [proxy, visitor] = [await OauthProxy.create(), await bench.visitor()];
    const account = new AccountClient(bench.account);
    const token = await account.passwordToken(visitor.person);
    const name = `proxy-${randomBytes(4).toString('hex')}`;
    const { status, body } = await account.as(bearer(token)).send('POST', '/api/v2/clients', {
      name,
      scope: ['openid', 'email', 'profile'],
      redirect_uris: [proxy.redirectUri],
      post_logout_redirect_uris: [`${proxy.root}/ping`],
    });
    if (status !== 201) throw new Error(`the client is not registered: ${JSON.stringify(body)}`);
    const { secret } = body as { readonly secret: string };
    await proxy.start(program, bench.account, { id: name, secret });
  });
  afterAll(async () => {
    await proxy.stop();
    program.discard();
  });

  it('shows the page after the login, and knows the user', async () => {
    const { status, text } = await open();
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { username: visitor.person.username, email: visitor.person.email },
    ]);
  });

  it('refreshes its tokens while the session lasts', async () => {
    await open();
    // Its setting for the refresh.
    await sleep(1_500);
    const { status, location } = await visitor.browser.get(proxy.root);
    expect([status, location]).toEqual([200, '']);
  });

  it('has to log the user in again after a logout at the provider', async () => {
    await open();
    await visitor.browser.submit(formOf(await visitor.browser.get('/users/login')), {});
    await until('the refresh to fail', async () => (await visitor.browser.get(proxy.root)).status === 302);
    const { location } = await visitor.browser.get(proxy.root);
    expect(new URL(location).pathname).toBe('/users/authorize');
  });

  it('logs out at both', async () => {
    await open();
    const end = `${bench.account}/users/end-session`;
    const seen = await visitor.browser.get(`${proxy.root}/oauth2/sign_out?rd=${encodeURIComponent(end)}`);
    expect([seen.status, seen.location]).toEqual([302, end]);
    const page = await visitor.browser.get(seen.location);
    await visitor.browser.submit(formOf(page), { decision: 'log out' });
    expect((await visitor.browser.get('/users')).status).toBe(303);
    const again = await visitor.browser.get(proxy.root);
    expect(new URL(again.location).pathname).toBe('/users/authorize');
  });
});
