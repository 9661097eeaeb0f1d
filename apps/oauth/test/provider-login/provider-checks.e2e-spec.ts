import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formOf } from '@fieldpost/testing';
import { userId } from '../support/fake-website.js';
import { basic, OauthUnderTest } from '../support/oauth-under-test.js';
import { corp, ProviderVisitor } from './provider-visitor.js';
import { publicUrl } from './public-url.js';
import { UpstreamProvider } from './upstream-provider.js';
import { answerIn, authorizePath } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const { loginProviders } = account;
const provider = new UpstreamProvider();
let visitor: ProviderVisitor;
let replicas: readonly string[];

beforeAll(async () => {
  await provider.start();
  loginProviders.providers = [corp(provider, { groups_claim: 'groups' })];
  replicas = await oauth.start(2, { OAUTH_PUBLIC_URL: publicUrl, OAUTH_PROVIDER_NETWORKS: '127.0.0.0/8' });
});
afterAll(async () => {
  await oauth.close();
  provider.stop();
});
beforeEach(async () => {
  await oauth.sql('delete from provider_logins');
  account.reset();
  provider.reset();
  visitor = new ProviderVisitor(oauth);
});

/** A login that came from the provider, with the tokens of a client. */
async function tokens(): Promise<string> {
  await visitor.logIn('corp', authorizePath());
  const consent = await visitor.browser.get(authorizePath());
  const answer =
    consent.status === 200 ? await visitor.browser.submit(formOf(consent), { decision: 'allow' }) : consent;
  const { code = '' } = answerIn(answer);
  const fields = { grant_type: 'authorization_code', code };
  const { json } = await oauth.form('/users/token', fields, basic);
  return json['refresh_token'] as unknown as string;
}
/** As if the last check, and the last confirmation, were so long ago. */
const age = (checked: string, confirmed = checked) =>
  oauth.sql(
    'update provider_logins set checked = checked - $1::interval, confirmed = confirmed - $2::interval',
    [checked, confirmed],
  );
const counts = async () => {
  const [row] = await oauth.sql<{ sessions: number; grants: number }>(
    `select (select count(*)::int from sessions where provider = 'corp') as sessions,
            (select count(*)::int from grants where login->>'provider' = 'corp') as grants`,
  );
  return row;
};

describe('A user who logged in through a provider', () => {
  beforeEach(async () => {
    await oauth.sql(`delete from sessions`);
    await oauth.sql(`delete from grants`);
  });

  it('is checked once per lifetime of an access token, by all replicas together', async () => {
    let token = await tokens();
    const refresh = async () => {
      const { status, json } = await oauth.refresh(token);
      token = json['refresh_token'] as unknown as string;
      return status;
    };
    expect([await refresh(), provider.refreshes]).toEqual([200, 0]);
    await age('2 hours');
    const pages = replicas.flatMap((url) =>
      Array.from({ length: 5 }, () => {
        const cookie = [...visitor.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        return fetch(`${url}/users`, { headers: { cookie }, redirect: 'manual' });
      }),
    );
    expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([200]));
    expect([await refresh(), provider.refreshes]).toEqual([200, 1]);
  });

  it('is logged out everywhere at the next refresh when the provider no longer knows the user', async () => {
    const token = await tokens();
    provider.refresh = 'unknown';
    expect((await oauth.refresh(token)).status).toBe(200);
    const again = await tokens();
    provider.refresh = 'unknown';
    await age('2 hours');
    const answer = await oauth.refresh(again);
    expect([answer.status, answer.json]).toMatchObject([400, { error: 'invalid_grant' }]);
    expect(await counts()).toEqual({ sessions: 0, grants: 0 });
    expect(await visitor.isLoggedIn()).toBe(false);
    provider.refresh = 'known';
    expect((await oauth.refresh(again)).status).toBe(400);
    await visitor.logIn('corp');
    expect(await visitor.isLoggedIn()).toBe(true);
  });

  it('is confirmed at each check, with a refresh token that the provider replaces', async () => {
    await visitor.logIn('corp');
    for (let round = 1; round <= 3; round += 1) {
      await age('2 hours');
      expect([await visitor.isLoggedIn(), provider.refreshes]).toEqual([true, round]);
    }
  });

  it('is logged out on the website, too', async () => {
    await visitor.logIn('corp');
    await age('2 hours');
    provider.refresh = 'unknown';
    expect(await visitor.isLoggedIn()).toBe(false);
    expect(await counts()).toEqual({ sessions: 0, grants: 0 });
  });

  it('loses the codes of devices that were allowed in the login', async () => {
    await visitor.logIn('corp');
    await oauth.sql(`
      insert into device_codes (digest, user_code, client_id, scopes, address, network, expires, interval_seconds,
                                decision, user_id, valid_after, login)
      select 'of a device', 'of a user', 'tool', '{}', '127.0.0.1', '127.0.0.1', now() + interval '1 hour', 5,
             'allowed', user_id, 0, '{"provider": "corp"}' from provider_logins`);
    provider.refresh = 'unknown';
    await age('2 hours');
    expect(await visitor.isLoggedIn()).toBe(false);
    expect(await oauth.sql('select 1 from device_codes')).toEqual([]);
  });

  it('keeps other logins: sessions with a password are not of the provider', async () => {
    await visitor.logIn('corp');
    const own = new ProviderVisitor(oauth);
    const page = await own.browser.get('/users/login');
    await own.browser.submit(formOf(page), { username: 'jane', password: 'pass word' });
    await age('2 hours');
    provider.refresh = 'unknown';
    expect(await visitor.isLoggedIn()).toBe(false);
    expect(await own.isLoggedIn()).toBe(true);
  });

  it.each(['failing', 'invalid_client'] as const)(
    'stays logged in for a day while the provider cannot be asked (%s), and then gets a 503',
    async (answer) => {
      const token = await tokens();
      provider.refresh = answer;
      await age('2 hours');
      const first = await oauth.refresh(token);
      expect(first.status).toBe(200);
      await age('2 hours', '2 days');
      const next = first.json['refresh_token'] as unknown as string;
      expect((await oauth.refresh(next)).status).toBe(503);
      expect((await visitor.browser.get('/users')).status).toBe(503);
      provider.refresh = 'known';
      await age('2 hours', '0');
      expect((await oauth.refresh(next)).status).toBe(200);
    },
  );

  it('is logged out after a day when the provider gave no refresh token', async () => {
    await visitor.logIn('corp');
    await oauth.sql('update provider_logins set sealed = null');
    await age('2 hours');
    expect(await visitor.isLoggedIn()).toBe(true);
    await age('2 hours', '2 days');
    expect(await visitor.isLoggedIn()).toBe(false);
  });

  it('has the groups that the provider says at the check', async () => {
    await visitor.logIn('corp');
    provider.claims = { ...provider.claims, groups: ['admins', 'staff'] };
    await age('2 hours');
    await visitor.isLoggedIn();
    expect(loginProviders.renewed.at(-1)?.identity?.groups).toEqual({ names: ['admins', 'staff'] });
  });

  it('is logged out when the login is no longer linked with the account', async () => {
    await visitor.logIn('corp');
    loginProviders.outcome = { outcome: 'DENIED' };
    await age('2 hours');
    expect(await visitor.isLoggedIn()).toBe(false);
  });

  it('is not confirmed by a refresh that names another person', async () => {
    await visitor.logIn('corp');
    provider.wrong = { idToken: { sub: 'person-2' } };
    await age('2 hours', '2 days');
    expect((await visitor.browser.get('/users')).status).toBe(503);
  });

  it('stays logged in when a new login came while the old refresh token was checked', async () => {
    await visitor.logIn('corp');
    provider.refresh = 'unknown';
    await age('2 hours');
    const [checked] = await Promise.all([
      visitor.browser.get('/users'),
      new ProviderVisitor(oauth).logIn('corp'),
    ]);
    await pause(100);
    const [login] = await oauth.sql<{ is_ended: boolean; version: number }>(
      'select is_ended, version from provider_logins',
    );
    expect(checked.status === 200 || checked.status === 303).toBe(true);
    expect(login).toEqual({ is_ended: false, version: 2 });
  });
});

describe('A user whom a provider created', () => {
  const byPassword = () => oauth.logIn();

  it('gets tokens with an app password only while the provider knows the user', async () => {
    account.loginProvider = 'corp';
    expect((await byPassword()).json).toMatchObject({ error: 'invalid_grant' });
    await visitor.logIn('corp');
    const first = await byPassword();
    expect(first.status).toBe(200);
    await age('2 hours');
    provider.refresh = 'unknown';
    expect((await oauth.refresh(first.json['refresh_token'] as unknown as string)).status).toBe(400);
    expect((await byPassword()).json).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('The refresh token of the provider', () => {
  it.each([
    ['is deleted when the user is banned or deleted', true],
    ['stays when the user gets a new password', false],
  ])('%s, with or without a session', async (_, isBanned) => {
    await visitor.logIn('corp');
    await oauth.sql('delete from sessions');
    account.isBanned = isBanned;
    if (!isBanned) account.validAfter += 1;
    account.registry.revoke(`user:${userId}`);
    const stored = async () =>
      (await oauth.sql<{ is: boolean }>('select sealed is not null as is from provider_logins'))[0]?.is;
    for (let left = 100; left > 0 && (await stored()) === isBanned; left -= 1) await pause(100);
    expect(await stored()).toBe(!isBanned);
  });
});

describe('A user without a provider', () => {
  it('costs no look-up of one', async () => {
    await oauth.sql('alter table provider_logins rename to hidden');
    try {
      expect((await oauth.logIn()).status).toBe(200);
    } finally {
      await oauth.sql('alter table hidden rename to provider_logins');
    }
  });
});
