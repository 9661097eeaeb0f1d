import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formOf } from '@fieldpost/testing';
import jwt from 'jsonwebtoken';
import { userId } from '../support/fake-website.js';
import { issuer, ModernClient } from '../support/modern-client.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const client = new ModernClient(oauth);
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let jane: Jane;
beforeEach(() => {
  account.reset();
  account.website.idTokenAlgorithm = 'RS256';
  jane = new Jane(oauth);
});

const seconds = () => Math.floor(Date.now() / 1000);

describe('An id token', () => {
  it('says to whom, by whom and when it was issued, and how the user logged in', async () => {
    const answer = await client.logIn(jane, { nonce: 'n-0S6' });
    expect(answer).toMatchObject({ status: 200, json: { token_type: 'bearer', expires_in: 3600 } });
    const { iat = 0, exp, auth_time, sid, ...claims } = await client.idTokenOf(answer);
    const digest = createHash('sha256')
      .update(answer.json['access_token'] ?? '')
      .digest();
    expect(claims).toEqual({
      iss: issuer,
      sub: userId,
      aud: 'modern',
      nonce: 'n-0S6',
      acr: 'urn:fieldpost:acr:1fa',
      amr: ['pwd'],
      at_hash: digest.subarray(0, 16).toString('base64url'),
    });
    expect(sid).toMatch(/^[\da-f-]{36}$/);
    expect([exp, Math.abs(seconds() - iat) < 10, iat - auth_time < 10]).toEqual([iat + 3600, true, true]);
  });

  it.each([
    ['email', { email: 'jane@example.com', email_verified: true }],
    ['profile', { preferred_username: 'jane', name: 'Jane Doe', given_name: 'Jane', family_name: 'Doe' }],
    ['groups', { groups: ['acme', 'acme:owner', 'lab'] }],
  ])('has the claims of the scope %s when it was granted', async (scope, claims) => {
    const names = Object.keys(claims);
    const plain = await client.idTokenOf(await client.logIn(jane));
    expect(names.filter((name) => name in plain)).toEqual([]);
    expect(await client.idTokenOf(await client.logIn(jane, { scope: `openid ${scope}` }))).toMatchObject(
      claims,
    );
  });

  it('is not issued without the scope openid', async () => {
    const { status, json } = await client.logIn(jane, { scope: 'profile' });
    expect([status, Object.keys(json).sort()]).toEqual([
      200,
      ['access_token', 'expires_in', 'refresh_token', 'token_type'],
    ]);
  });

  it('is issued again with a refresh, with the time of the login and without the nonce', async () => {
    const answer = await client.logIn(jane, { nonce: 'once' });
    const first = await client.idTokenOf(answer);
    const again = await client.idTokenOf(await client.refresh(answer.json['refresh_token'] ?? ''));
    expect(again).not.toHaveProperty('nonce');
    const kept = ['iss', 'sub', 'aud', 'auth_time', 'sid', 'amr'];
    expect(kept.map((name) => again[name])).toEqual(kept.map((name) => first[name]));
  });

  it('is signed with RS256, or with ES256 for a client that chose it, by keys of their own', async () => {
    const { json } = await oauth.get('/.well-known/jwks.json');
    const algorithms = (json['keys'] as unknown as { alg: string }[]).map(({ alg }) => alg);
    expect(algorithms.sort()).toEqual(['ES256', 'ES256', 'RS256']);
    const [access] = await oauth.sql<{ id: string }>('select id from signing_keys');
    for (const algorithm of ['RS256', 'ES256']) {
      account.website.idTokenAlgorithm = algorithm;
      const answer = await client.logIn(jane);
      const { header } = await client.verify(answer.json['id_token'] ?? '');
      expect(header).toEqual({ alg: algorithm, typ: 'JWT', kid: expect.any(String) });
      expect(header.kid).not.toBe(access?.id);
    }
  });

  it('is not an access token', async () => {
    const token = (await client.logIn(jane)).json['id_token'] ?? '';
    expect((await oauth.restrict(token, ['apps:my-app'])).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${oauth.http}/users/userinfo`, { headers })).status).toBe(401);
  });

  it('is not issued for a code of a session that ended meanwhile', async () => {
    const answer = await client.throughPages(jane, await jane.browser.get(client.path()));
    await oauth.sql('delete from sessions');
    expect(await client.redeem(answer)).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
  });
});

describe('The key of v2 components', () => {
  it('is the one that signs access tokens, and they name the issuer id', async () => {
    const answer = await client.logIn(jane);
    expect(await oauth.claimsOf(answer.json['access_token'] ?? '')).toMatchObject({
      iss: 'fieldpost',
      scope: ['openid'],
    });
  });

  it('belongs to a token without scopes as before, without those of OpenID Connect', async () => {
    const token = (await oauth.logIn()).json['access_token'] ?? '';
    expect(await oauth.claimsOf(token)).toMatchObject({
      scope: ['profile', 'apps', 'apps:my-app', 'apps:other-app'],
    });
  });
});

describe('The key of id tokens', () => {
  const stages = async () =>
    (
      JSON.parse((await oauth.admin('keys', 'list', '--id-tokens', 'RS256', '--json')).stdout) as {
        keys: { id: string; stage: string; algorithm: string }[];
      }
    ).keys;

  it('is rotated by the same commands, and each algorithm by itself', async () => {
    const old = await stages();
    expect(old).toMatchObject([{ stage: 'signing', algorithm: 'RS256' }]);
    await oauth.admin('keys', 'prepare', '--id-tokens', 'RS256');
    await oauth.admin('keys', 'activate', '--now', '--id-tokens', 'RS256');
    expect(await stages()).toMatchObject([{ stage: 'signing' }, { id: old[0]?.id, stage: 'retiring' }]);
    const rows = await oauth.sql(`select 1 from id_token_keys where algorithm = 'ES256'`);
    expect([rows.length, (await oauth.sql('select 1 from signing_keys')).length]).toEqual([1, 1]);
  });
});

describe('The UserInfo endpoint', () => {
  const ask = async (token: string | undefined, method = 'GET') => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`${oauth.http}/users/userinfo`, { method, headers });
    const challenge = response.headers.get('www-authenticate');
    return { status: response.status, body: await response.json(), challenge };
  };

  it('returns the claims that the scopes of the token allow, to GET and POST', async () => {
    const all =
      (await client.logIn(jane, { scope: 'openid email profile groups' })).json['access_token'] ?? '';
    const claims = {
      ...{ sub: userId, email: 'jane@example.com', email_verified: false },
      ...{ preferred_username: 'jane', name: 'Jane Doe', given_name: 'Jane', family_name: 'Doe' },
      groups: ['acme', 'acme:owner', 'lab'],
    };
    expect((await ask(all)).body).toEqual(claims);
    expect(await ask(all, 'POST')).toMatchObject({ status: 200, body: claims });
    const plain = (await client.logIn(jane)).json['access_token'] ?? '';
    expect((await ask(plain)).body).toEqual({ sub: userId });
  });

  it('is the only API that accepts a token that just says who the user is, and such a token cannot be exchanged', async () => {
    const { json } = await client.logIn(jane, { scope: 'openid email profile groups' });
    const { access_token: token = '', refresh_token: first = '' } = json;
    const { access_token: newer = '', refresh_token: next = '' } = (await client.refresh(first)).json;
    expect((await ask(newer)).status).toBe(200);
    const { access_token: narrower = '' } = (await client.refresh(next, { scope: 'profile' })).json;
    for (const each of [token, newer, narrower]) {
      expect(await oauth.claimsOf(each)).toMatchObject({ aud: `${issuer}/users/userinfo` });
      expect((await oauth.restrict(each, ['profile'])).status).toBe(401);
      const headers = { authorization: `Bearer ${each}` };
      const other = await fetch(`${oauth.http}/api/v2/users/me/authorized-clients`, { headers });
      expect([other.status, await other.text()]).toEqual([401, expect.stringContaining('for another API')]);
    }
    const wider = (await client.logIn(jane, { scope: 'openid apps' })).json['access_token'] ?? '';
    expect([(await oauth.claimsOf(wider))['aud'], (await ask(wider)).status]).toEqual([undefined, 200]);
  });

  it('needs a token of a user with the scope openid', async () => {
    const none = await ask(undefined);
    expect([none.status, none.challenge]).toEqual([401, `Bearer realm="${issuer}"`]);
    const damaged = await ask('x');
    expect(damaged).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    expect(damaged.challenge).toMatch(
      /^Bearer realm="[^"]+", error="invalid_token", error_description="[^"]+"$/,
    );
    const other = await ask((await oauth.logIn('profile')).json['access_token']);
    expect(other).toMatchObject({ status: 403, body: { error: 'insufficient_scope' } });
    expect(other.challenge).toMatch(/error="insufficient_scope".*scope="openid"/);
  });

  it('rejects the token of a login that ended, and of a user who is banned', async () => {
    const answer = await client.logIn(jane);
    const token = answer.json['access_token'] ?? '';
    account.isBanned = true;
    expect(await ask(token)).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    account.isBanned = false;
    expect((await ask(token)).status).toBe(200);
    await oauth.sql('delete from grants where id = $1', [
      String(jwt.decode(token, { json: true })?.jti).split('.')[0],
    ]);
    expect((await ask(token)).status).toBe(401);
  });

  it('is unavailable while account is', async () => {
    const token = (await client.logIn(jane)).json['access_token'] ?? '';
    account.failure = 14;
    expect((await ask(token)).status).toBe(503);
  });
});

describe('The metadata of the OpenID provider', () => {
  it('list exactly the claims and authentication classes that id tokens have', async () => {
    const everything = { scope: 'openid email profile groups', nonce: 'n' };
    const claims = await client.idTokenOf(await client.logIn(jane, everything));
    const { json } = await oauth.get('/.well-known/openid-configuration');
    const { claims_supported: listed, acr_values_supported: classes } = json as unknown as Readonly<
      Record<string, readonly string[]>
    >;
    expect([...(listed ?? [])].sort()).toEqual(Object.keys(claims).sort());
    account.reset();
    account.secondFactors.needs = 'code';
    const other = new Jane(oauth);
    const page = await other.logIn('/users');
    await other.browser.submit(formOf(page), { code: '123456' });
    const strong = await client.idTokenOf(await client.logIn(other));
    expect(strong['amr']).toEqual(['pwd', 'otp', 'mfa']);
    expect([claims['acr'], strong['acr']]).toEqual(classes);
  });

  it('name the issuer of id tokens, the endpoints and what is supported', async () => {
    const { status, json } = await oauth.get('/.well-known/openid-configuration');
    expect({ status, json }).toMatchObject({
      status: 200,
      json: {
        issuer,
        userinfo_endpoint: `${issuer}/users/userinfo`,
        end_session_endpoint: `${issuer}/users/end-session`,
        jwks_uri: `${issuer}/.well-known/jwks.json`,
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'ES256'],
        prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
        scopes_supported: expect.arrayContaining(['openid', 'email', 'profile', 'groups', 'organizations']),
        claims_supported: expect.arrayContaining(['sub', 'email', 'preferred_username', 'sid', 'groups']),
        backchannel_logout_supported: true,
      },
    });
  });
});
