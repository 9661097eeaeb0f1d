import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, Browser, formOf, Suite } from '@fieldpost/testing';

const name = `reader-${randomBytes(4).toString('hex')}`;
const password = 'a long enough one 9';
const authorize = '/users/authorize?client_id=ttnctl&response_type=code&state=s1';

let root: string;
let browser: Browser;
let code: string;

beforeAll(() => {
  const { FIELDPOST_SPEC_DATA: data = '', FIELDPOST_SPEC_PORT_BASE: base = '' } = process.env;
  root = Suite.find(data, Number(base)).addresses.account;
  browser = new Browser(() => root);
});

const exchange = (grant: Record<string, string>) => {
  const basic = `Basic ${Buffer.from('ttnctl:ttnctl').toString('base64')}` as const;
  return new AccountClient(root, basic).send('POST', '/users/token', grant);
};

describe('A person with a browser', () => {
  it('registers with a plain form', async () => {
    const form = formOf(await browser.get('/users/register'));
    const answer = await browser.submit(form, { username: name, email: `${name}@example.com`, password });
    expect(answer.status).toBe(303);
  });

  it('is asked by a client for its consent, and sent back with a code and the state', async () => {
    const consent = await browser.get(authorize);
    expect(consent.status).toBe(200);
    const answer = await browser.submit(formOf(consent), { decision: 'allow' });
    const back = new URL(answer.location, root);
    expect(back.pathname).toBe('/oauth/callback/ttnctl');
    expect(back.searchParams.get('state')).toBe('s1');
    code = back.searchParams.get('code') ?? '';
    expect((await browser.get(answer.location)).text).toContain(code);
  });

  it('is not asked again: a later authorization redirects at once', async () => {
    const answer = await browser.get(authorize);
    expect([answer.status, answer.location]).toEqual([303, expect.stringContaining('code=')]);
  });

  it('is asked to log in where nobody knows it', async () => {
    const answer = await new Browser(() => root).get(authorize);
    expect(answer.location).toMatch(/^\/users\/login/);
  });
});

describe('The code', () => {
  it('is not burnt by a wrong client secret', async () => {
    const wrong = `Basic ${Buffer.from('ttnctl:wrong').toString('base64')}` as const;
    const grant = { grant_type: 'authorization_code', code };
    expect((await new AccountClient(root, wrong).send('POST', '/users/token', grant)).status).toBe(401);
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
