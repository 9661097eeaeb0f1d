import { credentials, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadClients } from '@fieldpost/contracts';
import { TokensClient } from '@fieldpost/internal-clients';
import { accessKey } from '../support/fake-account.js';
import { type Answer, basic, OauthUnderTest, wrongBasic } from '../support/oauth-under-test.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const body = { username: 'my-app', password: accessKey };
const componentBearer = async (): Promise<string> => {
  const { access_token } = await oauth.tokens.issueComponentToken({ type: 'handler', id: 'my-handler' });
  return `Bearer ${access_token}`;
};

const expectRejected = (answer: Answer, code = 401) => {
  const { error } = answer.json;
  expect(answer.text).not.toContain('\n');
  expect({ status: answer.status, ...answer.json }).toEqual({
    status: code,
    code,
    error: expect.stringMatching(/./),
    description: error,
    error_description: error,
  });
};

describe('The exchange of an access key', () => {
  const both = ['/api/v2/applications/token', '/applications/token'];
  const forApp = ['/api/v2/applications/my-app/token', '/applications/my-app/token'];

  it.each(
    [...both, ...forApp].flatMap((path) => [
      [`JSON without grant type, client in the header, at ${path}`, () => oauth.json(path, body, basic)],
      [`JSON with grant type at ${path}`, () => oauth.json(path, { ...body, grant_type: 'password' }, basic)],
      [`a form at ${path}`, () => oauth.form(path, { ...body, grant_type: 'password' }, basic)],
      [`JSON with a component token at ${path}`, async () => oauth.json(path, body, await componentBearer())],
    ]) as [string, () => Promise<Answer>][],
  )('takes %s', async (_, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ access_token: expect.any(String), expires_in: 86_400 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is denied to a component that account has not approved, though its token has not expired', async () => {
    account.unapproved.add('my-handler');
    expectRejected(await oauth.json('/applications/token', body, await componentBearer()));
    expect(account.keyRequests.at(-1)?.component).toEqual({ type: 'handler', id: 'my-handler' });
    account.unapproved.clear();
  });

  it.each(forApp)('accepts the key in the header at %s, in any case and without a body', async (path) => {
    for (const scheme of ['Key', 'key']) {
      const answer = await oauth.form(path, {}, `${scheme} ${accessKey}`);
      expect({ status: answer.status, expires: answer.json['expires_in'] }).toEqual({
        status: 200,
        expires: 86_400,
      });
    }
  });

  it('returns a token for that one application with the rights of the key', async () => {
    const { json } = await oauth.json('/applications/token', body, basic);
    const claims = await oauth.claimsOf(json['access_token'] ?? '');
    expect(claims).toEqual({
      iss: 'fieldpost',
      sub: expect.stringMatching(/^app:my-app:[\w-]{16}$/),
      type: 'app',
      scope: ['apps:my-app'],
      interchangeable: false,
      apps: { 'my-app': ['messages:up:r', 'messages:down:w'] },
      key_name: 'the-key',
      rev: account.registry.revision,
      iat: claims.iat,
      nbf: claims.iat,
      exp: (claims.iat ?? 0) + 86_405,
      jti: expect.any(String),
    });
  });

  it('never returns a token that outlives the key', async () => {
    account.keyExpires = Math.floor(Date.now() / 1000) + 600;
    const { json } = await oauth.json('/applications/token', body, basic);
    const { exp } = await oauth.claimsOf(json['access_token'] ?? '');
    expect(exp).toBe(account.keyExpires);
    expect(Number(json['expires_in'])).toBeLessThanOrEqual(600);
    account.keyExpires = 0;
  });

  it('returns a token with a claim when the key expires or works only from some addresses', async () => {
    const saidOf = async () => {
      const { json } = await oauth.json('/applications/token', body, basic);
      return (await oauth.claimsOf(json['access_token'] ?? ''))['bound_key'];
    };
    expect(await saidOf()).toBeUndefined();
    account.keyExpires = Math.floor(Date.now() / 1000) + 600;
    expect(await saidOf()).toBe(true);
    account.keyExpires = 0;
    account.isKeyBound = true;
    expect(await saidOf()).toBe(true);
    account.isKeyBound = false;
  });

  it('sends account the address of the client, as reported by the reverse proxy', async () => {
    const from = async (address: string) => {
      const headers = {
        'content-type': 'application/json',
        authorization: basic,
        'x-forwarded-for': address,
      };
      await fetch(`${oauth.http}/applications/token`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return account.keyRequests.at(-1)?.address;
    };
    expect(await from('198.51.100.9')).toBe('198.51.100.9');
    expect(await from('198.51.100.9, 203.0.113.1')).toBe('203.0.113.1');
  });

  it('reports to the other apps whether a token is valid for one address only', async () => {
    const asked = { app_id: 'my-app', key: accessKey, address: '198.51.100.9' };
    expect(await oauth.tokens.exchangeAccessKey(asked)).toMatchObject({ bound_to_address: false });
    expect(account.keyRequests.at(-1)).toMatchObject({ address: '198.51.100.9' });
    account.isKeyBound = true;
    expect(await oauth.tokens.exchangeAccessKey(asked)).toMatchObject({ bound_to_address: true });
    account.isKeyBound = false;
  });

  it('leaves the client to account, and a component to its own token', async () => {
    await oauth.json('/applications/token', body, basic);
    expect(account.keyRequests.at(-1)?.client).toMatchObject({ id: 'tool', known: false });
    await oauth.json('/applications/token', body, await componentBearer());
    expect(account.keyRequests.at(-1)?.client).toBeNull();
  });

  it.each([
    ['a wrong key', () => oauth.json('/applications/token', { ...body, password: 'fieldpost.x' }, basic)],
    ['another application', () => oauth.json('/applications/token', { ...body, username: 'other' }, basic)],
    ['what is no id', () => oauth.json('/applications/token', { ...body, username: 'NOT AN ID' }, basic)],
    ['no application', () => oauth.json('/applications/token', { password: accessKey }, basic)],
    ['no key', () => oauth.json('/applications/token', { username: 'my-app' }, basic)],
    ['no body', () => oauth.form('/applications/token', {}, basic)],
    ['a list as body', () => oauth.json('/applications/token', [], basic)],
    ['another grant', () => oauth.json('/applications/token', { ...body, grant_type: 'code' }, basic)],
    ['a wrong client', () => oauth.json('/applications/token', body, wrongBasic)],
    ['nobody', () => oauth.json('/applications/token', body)],
    ['a bad bearer', () => oauth.json('/applications/token', body, 'Bearer nonsense')],
    [
      'the token of a user',
      async () =>
        oauth.json('/applications/token', body, `Bearer ${(await oauth.logIn()).json['access_token']}`),
    ],
    ['a key without application', () => oauth.json('/applications/token', {}, `Key ${accessKey}`)],
    [
      'two applications',
      () => oauth.json('/applications/my-app/token', { ...body, username: 'other' }, basic),
    ],
    ['a wrong key in the header', () => oauth.form('/applications/my-app/token', {}, 'Key fieldpost.x')],
  ])('is a 401 for %s', async (_, ask) => {
    const answer = await ask();
    expectRejected(answer);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
  });

  it('is a 503 when account cannot be reached', async () => {
    account.stop();
    expectRejected(await oauth.json('/applications/token', body, basic), 503);
    await expect(oauth.tokens.exchangeAccessKey({ app_id: 'my-app', key: accessKey })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await oauth.startAccount();
  });
});

describe('The internal API', () => {
  it('exchanges an access key for five minutes', async () => {
    const issued = await oauth.tokens.exchangeAccessKey({ app_id: 'my-app', key: accessKey });
    const claims = await oauth.claimsOf(issued.access_token);
    expect(claims).toMatchObject({ apps: { 'my-app': ['messages:up:r', 'messages:down:w'] } });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(305);
    expect(Number(issued.expires_at)).toBe(claims.exp);
  });

  it('rejects a key with PERMISSION_DENIED', async () => {
    const asked = oauth.tokens.exchangeAccessKey({ app_id: 'my-app', key: 'fieldpost.wrong' });
    await expect(asked).rejects.toMatchObject({
      kind: 'permission_denied',
      message: 'permission denied: unknown access key',
    });
  });

  it.each(['router', 'broker', 'handler'])(
    'signs the token of a %s, with these claims and no other',
    async (type) => {
      const { access_token } = await oauth.tokens.issueComponentToken({ type, id: 'my-id' });
      const claims = await oauth.claimsOf(access_token);
      const { iat = 0 } = claims;
      expect(claims).toEqual({
        iss: 'fieldpost',
        sub: 'my-id',
        type,
        iat,
        nbf: iat,
        exp: iat + 5 + 365 * 86_400,
      });
    },
  );

  it('signs the token of a gateway', async () => {
    const shown = { location_public: true, status_public: false };
    const { access_token } = await oauth.tokens.issueGatewayToken({ id: 'my-gw', ...shown });
    const claims = await oauth.claimsOf(access_token);
    const { iat = 0 } = claims;
    const times = { iat, nbf: iat, exp: iat + 86_405 };
    expect(claims).toEqual({ iss: 'fieldpost', sub: 'my-gw', type: 'gateway', ...shown, ...times });
  });

  it.each([
    ['type', () => oauth.tokens.issueComponentToken({ type: 'user', id: 'my-id' }), 'Type not valid'],
    ['id', () => oauth.tokens.issueComponentToken({ type: 'router', id: '' }), 'ComponentID not valid'],
    ['gateway', () => oauth.tokens.issueGatewayToken({ id: 'NO' }), 'GatewayID not valid'],
    ['application', () => oauth.tokens.exchangeAccessKey({ app_id: 'NO', key: 'x' }), 'AppID not valid'],
  ])('names an invalid %s', async (_, ask, words) =>
    expect(ask()).rejects.toMatchObject({
      kind: 'invalid_argument',
      message: expect.stringContaining(words),
    }),
  );

  it('rejects callers that are not apps of the suite', async () => {
    const stranger = new TokensClient(oauth.grpcAddress ?? '', 'another secret of whoever');
    await expect(stranger.issueComponentToken({ type: 'router', id: 'my-id' })).rejects.toMatchObject({
      kind: 'permission_denied',
    });
    stranger.onModuleDestroy();
    const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;
    const bare = new Tokens(oauth.grpcAddress ?? '', credentials.createInsecure());
    const code = await new Promise((resolve) => {
      bare.issueGatewayToken({ id: 'my-gw' }, (error) => resolve(error?.code));
    });
    expect(code).toBe(status.PERMISSION_DENIED);
    bare.close();
  });
});
