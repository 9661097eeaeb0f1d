import { expectError } from '../support/token-errors.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, type Form, formOf, headingOf, type Seen } from '@fieldpost/testing';
import { userId } from '../support/fake-website.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { answerIn, authorizePath, Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let jane: Jane;
beforeEach(async () => {
  account.reset();
  await oauth.sql('delete from consents');
  jane = new Jane(oauth);
  await jane.logIn('/users');
});
let here: Jane;
let there: Jane;
let browser: Browser;
const logInTwice = async () => {
  await oauth.sql('delete from sessions');
  [here, there] = [new Jane(oauth), new Jane(oauth)];
  ({ browser } = here);
  for (const each of [here, there]) await each.logIn('/users');
};

const formsOf = ({ text, ...seen }: Seen): readonly Form[] =>
  (text.match(/<form[\s\S]*?<\/form>/g) ?? []).map((form) => formOf({ ...seen, text: form }));
const isLoggedIn = async ({ browser: of }: Jane): Promise<boolean> => (await of.get('/users')).status === 200;

describe('The list of sessions', () => {
  beforeEach(logInTwice);

  it('has the start and address of each, and marks the current one', async () => {
    await oauth.sql(`update sessions set browser = 'Firefox on Linux', address = '192.0.2.7'`);
    const { text } = await browser.get('/users/sessions');
    expect(text.match(/Firefox on Linux, 192\.0\.2\.7/g)).toHaveLength(2);
    expect(text).toMatch(/since \d{4}-\d\d-\d\d \d\d:\d\d UTC, last used about \d{4}-/);
    expect(text.match(/This is your current session/g)).toHaveLength(1);
    expect(formsOf({ ...(await browser.get('/users/sessions')) })).toHaveLength(2);
  });

  it('keeps the browser and the address of a login', async () => {
    const rows = await oauth.sql('select address, browser from sessions');
    expect(rows).toEqual([
      { address: '127.0.0.1', browser: null },
      { address: '127.0.0.1', browser: null },
    ]);
  });

  it('ends one of them', async () => {
    const [one] = formsOf(await browser.get('/users/sessions'));
    const answer = await browser.submit(one ?? { action: '', fields: {} }, {});
    expect(answer.location).toBe('/users/sessions');
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, false]);
  });

  it('ends all the others', async () => {
    const others = formsOf(await browser.get('/users/sessions')).find(
      ({ fields }) => fields['session'] === '',
    );
    await browser.submit(others ?? { action: '', fields: {} }, {});
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, false]);
    expect(formsOf(await browser.get('/users/sessions'))).toEqual([]);
  });

  it('has all of them: there are at most a hundred, and a login ends the one that was used least recently', async () => {
    await oauth.sql(
      `insert into sessions
       select (jsonb_populate_record(s, jsonb_build_object('digest', lpad(n::text, 43, 'x'), 'sid', gen_random_uuid(),
                                                           'used', now() - make_interval(hours => n)))).*
         from sessions s, generate_series(1, 98) n where s.digest = (select min(digest) from sessions)`,
    );
    await new Jane(oauth).logIn('/users');
    const digests = await oauth.sql<{ digest: string }>('select digest from sessions');
    expect(digests).toHaveLength(100);
    expect(digests.map(({ digest }) => digest)).not.toContain('98'.padStart(43, 'x'));
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, true]);
  });

  it('ends no sessions of other users', async () => {
    const [form] = formsOf(await browser.get('/users/sessions'));
    await oauth.sql(`update sessions set user_id = 'u_other' where digest = $1`, [form?.fields['session']]);
    await browser.submit(form ?? { action: '', fields: {} }, {});
    expect(await oauth.sql(`select 1 from sessions where user_id = 'u_other'`)).toHaveLength(1);
  });

  it('has neither expired sessions nor those from before a change of the password', async () => {
    await oauth.sql(`insert into sessions (digest, user_id, valid_after, created, expires)
      select repeat('a', 43), user_id, -1, created, expires from sessions limit 1`);
    await oauth.sql(`insert into sessions (digest, user_id, valid_after, created, expires)
      select repeat('b', 43), user_id, valid_after, created, now() - interval '1 s' from sessions limit 1`);
    expect((await browser.get('/users/sessions')).text.match(/since /g)).toHaveLength(2);
  });
});

describe('The list of clients', () => {
  beforeEach(logInTwice);

  it('shows the scopes of each, and withdraws them', async () => {
    await here.code({ scope: 'profile apps:my-app' });
    const page = await browser.get('/users/clients');
    expect(page.text).toContain('<h2>A &lt;tool&gt;</h2>');
    expect(page.text).toContain('Use the application my-app');
    const answer = await browser.submit(formOf(page), {});
    expect(answer.location).toBe('/users/clients');
    expect((await browser.follow(answer)).text).toContain('You have allowed no client');
    expect(await oauth.sql('select 1 from consents')).toEqual([]);
  });
});

const path = '/api/v2/users/me/authorized-clients';
const call = async (method: string, at: string, token?: string) => {
  const headers = { ...(token !== undefined && { authorization: `bearer ${token}` }) };
  const response = await fetch(`${oauth.http}${at}`, { method, headers });
  const text = await response.text();
  const body = text === '' ? undefined : (JSON.parse(text) as unknown);
  return { status: response.status, body, headers: response.headers };
};
const tokenFor = async (scope = ''): Promise<string> => (await oauth.logIn(scope)).json['access_token'] ?? '';

describe('The clients that a user has allowed', () => {
  it('are listed in the form of v2 clients', async () => {
    expect(await call('GET', path, await tokenFor())).toMatchObject({ status: 200, body: [] });
    await jane.code({ scope: 'profile' });
    await jane.code({ client_id: 'cli' });
    const standing = { grants: ['authorization_code', 'refresh_token'], accepted: true, rejected: false };
    expect(await call('GET', path, await tokenFor('profile'))).toMatchObject({
      status: 200,
      body: [
        { name: 'cli', description: 'Command line', scope: ['profile', 'apps'], ...standing, official: true },
        { name: 'tool', description: 'A <tool>', scope: ['profile'], ...standing, official: false },
      ],
    });
  });

  it('are removed for all users, with logins and codes, when account reports a purge', async () => {
    await jane.code({ client_id: 'cli' });
    const [kept, code] = [await jane.code({ scope: 'profile' }), await jane.code({ scope: 'profile' })];
    const refreshToken = (await jane.redeem(code)).json['refresh_token'] ?? '';
    for (const client_id of ['tool', 'tool', 'nobody']) await oauth.tokens.forgetClient({ client_id });
    expectError(await oauth.refresh(refreshToken), 400, 'invalid_grant');
    expectError(await jane.redeem(kept), 400, 'invalid_grant');
    expect((await jane.browser.get(authorizePath({ scope: 'profile' }))).status).toBe(200);
    expect(answerIn(await jane.browser.get(authorizePath({ client_id: 'cli' })))).toHaveProperty('code');
    await expect(oauth.tokens.forgetClient({})).rejects.toMatchObject({ kind: 'invalid_argument' });
  });

  it('lose their refresh tokens and codes with the consent, and need it again', async () => {
    await jane.code({ client_id: 'cli' });
    const [kept, code] = [await jane.code({ scope: 'profile' }), await jane.code({ scope: 'profile' })];
    const refreshToken = (await jane.redeem(code)).json['refresh_token'] ?? '';
    const token = await tokenFor();
    expect((await call('DELETE', `${path}/tool`, token)).status).toBe(204);
    expect((await oauth.refresh(refreshToken)).status).toBe(400);
    expect((await jane.redeem(kept)).status).toBe(400);
    expect((await jane.browser.get(authorizePath({ scope: 'profile' }))).status).toBe(200);
    expect(answerIn(await jane.browser.get(authorizePath({ client_id: 'cli' })))).toHaveProperty('code');
    expect(await call('DELETE', `${path}/tool`, token)).toMatchObject({
      status: 404,
      body: expect.objectContaining({ code: 404, error: 'Authorized client tool not found' }),
    });
  });

  it('get no code for a consent that is withdrawn while the code is created', async () => {
    await jane.code({ scope: 'profile' });
    const token = await tokenFor();
    const ask = () => jane.browser.get(authorizePath({ scope: 'profile' }));
    const seen = await oauth.whileAdding('authorization_codes', ask, () =>
      call('DELETE', `${path}/tool`, token),
    );
    expectError(await jane.redeem(answerIn(seen)['code'] ?? ''), 400, 'invalid_grant');
    expect(headingOf(await ask())).toMatch('Allow');
  });

  it('leave no consent when they are purged while the user allows it', async () => {
    const consent = await jane.browser.get(authorizePath({ scope: 'profile' }));
    const allow = () => jane.browser.submit(formOf(consent), { decision: 'allow' });
    const seen = await oauth.whileAdding('consents', allow, async () => {
      account.deleted = 'tool';
      await oauth.tokens.forgetClient({ client_id: 'tool' });
    });
    expect(answerIn(seen)).toMatchObject({ error: 'invalid_client' });
    expect(await oauth.sql(`select 1 from consents where client_id = 'tool'`)).toEqual([]);
  });

  it('are listed only with the scope profile', async () => {
    for (const [method, at] of [
      ['GET', path],
      ['DELETE', `${path}/cli`],
    ] as const) {
      expect((await call(method, at)).status).toBe(401);
      expect((await call(method, at, await tokenFor('apps'))).status).toBe(403);
      const component = await oauth.tokens.issueComponentToken({ type: 'handler', id: 'my-handler' });
      expect((await call(method, at, component.access_token)).status).toBe(403);
    }
  });

  describe('when they are more than account returns in one call', () => {
    beforeEach(() =>
      oauth.sql(`
        delete from consents;
        insert into consents (user_id, client_id, scopes, created)
        select '${userId}', 'client-' || lpad(n::text, 3, '0'), '{apps}', now() from generate_series(1, 149) n;
        insert into consents (user_id, client_id, scopes, created) values ('${userId}', 'tool', '{apps}', now())`),
    );

    it('are all listed and described, by the API and on the page', async () => {
      const { body, headers } = await call('GET', path, await tokenFor());
      expect(body).toHaveLength(150);
      expect((body as object[]).at(-1)).toMatchObject({ name: 'tool', description: 'A <tool>' });
      expect(headers.get('x-total-count')).toBeNull();
      await logInTwice();
      const page = await browser.get('/users/clients');
      expect(page.text.match(/<h2>/g)).toHaveLength(150);
      expect(page.text).toContain('<h2>A &lt;tool&gt;</h2>');
    });

    it('are listed in pages on request, like the lists of account', async () => {
      const token = await tokenFor();
      const { body, headers } = await call('GET', `${path}?limit=20&offset=140`, token);
      expect((body as { name: string }[]).map(({ name }) => name)).toEqual([
        ...Array.from({ length: 9 }, (_, at) => `client-${141 + at}`),
        'tool',
      ]);
      expect(headers.get('x-total-count')).toBe('150');
      expect(headers.get('link')).toBe(
        ['first 0', 'prev 120', 'last 140']
          .map((link) => link.split(' '))
          .map(([rel, at]) => `<${path}?limit=20&offset=${at}>; rel="${rel}"`)
          .join(', '),
      );
      for (const query of ['limit=0', 'limit=1001', 'offset=-1', 'limit=x'])
        expect((await call('GET', `${path}?${query}`, token)).status).toBe(400);
    });
  });

  it('cannot be listed while account is down', async () => {
    const token = await tokenFor();
    account.failure = 14;
    expect((await call('GET', path, token)).status).toBe(503);
  });
});
