import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { accessKey } from '../support/fake-account.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';

const oauth = new OauthUnderTest();
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const now = () => Math.floor(Date.now() / 1000);
const narrow = (token: string, rights: string[], appId = 'my-app') =>
  oauth.tokens.narrowToken({ token, app_id: appId, rights });

describe('A token that is narrowed for a broker', () => {
  let token = '';
  beforeEach(async () => {
    oauth.account.apps['my-app'] = ['settings', 'collaborators', 'devices'];
    token = (await oauth.logIn()).json['access_token'] ?? '';
  });

  it('is valid for one application and the requested rights, for five minutes, and cannot be exchanged for another token', async () => {
    const { access_token, expires_at } = await narrow(token, ['devices']);
    const claims = (await oauth.claimsOf(access_token)) as Record<string, unknown>;
    expect(claims).toEqual({
      ...{ iss: 'fieldpost', sub: 'u_0123456789ABCDEF0123456789ABCDEF', type: 'user', client: 'tool' },
      ...{ scope: ['apps:my-app'], apps: { 'my-app': ['devices'] }, interchangeable: false },
      ...{
        iat: expect.any(Number),
        nbf: expect.any(Number),
        exp: Number(expires_at),
        jti: expect.any(String),
        rev: expect.any(Number),
      },
    });
    expect(Number(expires_at) - now()).toBeLessThanOrEqual(300);
    expect(await oauth.restrict(access_token, ['apps:my-app'])).toMatchObject({ status: 403 });
  });

  it('may be a restricted one, as the v2 command line uses', async () => {
    const { json } = await oauth.restrict(token, ['apps:my-app']);
    const { access_token } = await narrow(json['access_token'] ?? '', ['settings']);
    expect(await oauth.claimsOf(access_token)).toMatchObject({ apps: { 'my-app': ['settings'] } });
  });

  it('may come from an access key, and keeps its subject', async () => {
    const { access_token: ofKey } = await oauth.tokens.exchangeAccessKey({
      app_id: 'my-app',
      key: accessKey,
    });
    const shown = (await oauth.claimsOf(ofKey)) as { sub: string; apps: Record<string, string[]> };
    const [right = ''] = shown.apps['my-app'] ?? [];
    const { access_token } = await narrow(ofKey, [right]);
    expect(await oauth.claimsOf(access_token)).toMatchObject({
      ...{ sub: shown.sub, type: 'app', scope: ['apps:my-app'], apps: { 'my-app': [right] } },
    });
  });

  it('is invalid when its access key is revoked, and has the issue time of the original token', async () => {
    const { access_token: ofKey } = await oauth.tokens.exchangeAccessKey({
      app_id: 'my-app',
      key: accessKey,
    });
    const shown = await oauth.claimsOf(ofKey);
    const { access_token } = await narrow(ofKey, ['messages:up:r']);
    expect(await oauth.claimsOf(access_token)).toMatchObject({ key_name: 'the-key', rev: shown['rev'] });
    oauth.account.registry.revoke('access-key:my-app/the-key');
    const narrowAgain = () =>
      narrow(access_token, ['messages:up:r']).then(
        () => 'good',
        ({ kind }: { readonly kind: string }) => kind,
      );
    await until('the revocation', async () => (await narrowAgain()) === 'unauthenticated');
  });

  it('is never valid for longer than the original token', async () => {
    const { access_token: short, expires_at: first } = await narrow(token, ['devices']);
    const { expires_at: second } = await narrow(short, ['devices']);
    expect(Number(second)).toBeLessThanOrEqual(Number(first));
  });

  it.each([
    ['a right that it does not have', () => narrow(token, ['devices', 'delete']), 'permission_denied'],
    ['another application', () => narrow(token, ['devices'], 'other-app'), 'permission_denied'],
    ['no right that exists', () => narrow(token, ['everything']), 'invalid_argument'],
    ['what is no token', () => narrow('nonsense', ['devices']), 'unauthenticated'],
    ['a token that was changed', () => narrow(`${token.slice(0, -6)}AAAAAA`, ['devices']), 'unauthenticated'],
  ])('is not issued for %s', async (_, ask, kind) => expect(ask()).rejects.toMatchObject({ kind }));
});
