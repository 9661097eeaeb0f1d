import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, basic, bearer, Browser, formOf } from '@fieldpost/testing';
import { administer, createAdministrator } from './administrator.js';
import { runningSuite } from './running-suite.js';

const name = `reader-${randomBytes(4).toString('hex')}`;
const password = 'a long enough one 9';
const authorize = '/users/authorize?client_id=ttnctl&response_type=code&state=s1';

const ttnctl = basic('ttnctl', 'ttnctl');

let dataDir: string;
let root: string;
let browser: Browser;
let code: string;

beforeAll(() => {
  ({ dataDir } = runningSuite());
  root = runningSuite().addresses.account;
  browser = new Browser(() => root);
});

const admin = (...command: string[]) => administer(dataDir, ...command);

const exchange = (grant: Record<string, string>, as = ttnctl) =>
  new AccountClient(root, as).send('POST', '/users/token', grant);

describe('A person with a browser', () => {
  it('registers with a plain form', async () => {
    const form = formOf(await browser.get('/users/register'));
    const answer = await browser.submit(form, { username: name, email: `${name}@example.com`, password });
    expect(answer.status).toBe(303);
  });

  it('consents to a client, and is redirected with a code and the state', async () => {
    const consent = await browser.get(authorize);
    expect(consent.status).toBe(200);
    const answer = await browser.submit(formOf(consent), { decision: 'allow' });
    const back = new URL(answer.location, root);
    expect(back.pathname).toBe('/oauth/callback/ttnctl');
    expect(back.searchParams.get('state')).toBe('s1');
    code = back.searchParams.get('code') ?? '';
    expect((await browser.get(answer.location)).text).toContain(code);
  });

  it('needs no second consent: a later authorization redirects at once', async () => {
    const answer = await browser.get(authorize);
    expect([answer.status, answer.location]).toEqual([303, expect.stringContaining('code=')]);
  });

  it('has to log in in another browser', async () => {
    const answer = await new Browser(() => root).get(authorize);
    expect(answer.location).toMatch(/^\/users\/login/);
  });
});

describe('The code', () => {
  it('is not burnt by a wrong client secret', async () => {
    const grant = { grant_type: 'authorization_code', code };
    expect((await exchange(grant, basic('ttnctl', 'wrong'))).status).toBe(401);
  });

  it('gives exactly the members that strict clients accept, once', async () => {
    const answer = await exchange({ grant_type: 'authorization_code', code });
    expect(answer.status).toBe(200);
    const members = Object.keys(answer.body as object).sort();
    expect(members).toEqual(['access_token', 'expires_in', 'refresh_token', 'token_type']);

    const { access_token, refresh_token } = answer.body as Record<string, string>;
    const me = await new AccountClient(root, `Bearer ${access_token ?? ''}`).send('GET', '/api/v2/users/me');
    expect(me.body).toMatchObject({ username: name });

    const again = await exchange({ grant_type: 'authorization_code', code });
    expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const dead = await exchange({ grant_type: 'refresh_token', refresh_token: refresh_token ?? '' });
    expect(dead).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});

describe('The name of a client that was deleted and purged', () => {
  const client = `passed-on-${randomBytes(4).toString('hex')}`;
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const pkce = `code_challenge=${challenge}&code_challenge_method=S256`;
  const asked = `/users/authorize?client_id=${client}&response_type=code&scope=profile&${pkce}`;

  /** Somebody on the API, who may be new. */
  const member = async (username: string) => {
    const account = new AccountClient(root);
    const person = { username, email: `${username}@example.com`, password };
    if (username === `admin-${name}`)
      await createAdministrator(dataDir, { username, email: `${username}@example.com`, password });
    else if (username !== name) await account.register(person);
    return account.as(bearer(await account.passwordToken(person)));
  };
  /** Registers the client; resolves with what it proves itself with. */
  const registerClient = async (owner: AccountClient) => {
    const wanted = { name: client, scope: ['profile'], uri: 'https://client.example/back' };
    const { status, body } = await owner.send('POST', '/api/v2/clients', wanted);
    expect(status).toBe(201);
    return basic(client, (body as { secret: string }).secret);
  };

  it('passes to its next owner without any consent or login of before', async () => {
    const owner = await member(name);
    const before = await registerClient(owner);
    const answer = await browser.submit(formOf(await browser.get(asked)), { decision: 'allow' });
    const given = new URL(answer.location).searchParams.get('code') ?? '';
    const grant = { grant_type: 'authorization_code', code: given, code_verifier: verifier };
    const login = await exchange(grant, before);
    const { refresh_token = '' } = login.body as Record<string, string>;
    expect(refresh_token).not.toBe('');
    expect((await browser.get(asked)).status).toBe(303);

    await owner.send('DELETE', `/api/v2/clients/${client}`);
    await admin('client', 'purge', client, '--now');
    const after = await registerClient(await member(`next-${name}`));
    const administrator = await member(`admin-${name}`);
    await administrator.send('PATCH', `/api/v2/clients/${client}`, { accepted: true });

    expect((await browser.get(asked)).status).toBe(200);
    const inherited = await exchange({ grant_type: 'refresh_token', refresh_token }, after);
    expect(inherited).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});
