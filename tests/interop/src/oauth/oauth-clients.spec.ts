import { beforeAll, describe, expect, it } from '@jest/globals';
import { connectOauth4webapi } from './oauth4webapi.client.js';
import { OauthBench } from '../support/oauth-bench.js';
import type { Connect, OauthClient } from '../support/oauth-client.js';
import { connectOpenidClient } from './openid-client.client.js';

const bench = new OauthBench();

/** Why a library rejects an answer; some put the reason into the cause. */
const reasonOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'accepted',
    ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message),
  );

// RFC 6749 section 5.2: a challenge for a secret in the header, a body for one in the body.
const challenge = { status: 401, cause: [{ scheme: 'basic' }] };
const rejection = { status: 400, error: 'invalid_client' };

describe.each<[string, Connect, object]>([
  ['oauth4webapi', connectOauth4webapi, challenge],
  ['openid-client', connectOpenidClient, rejection],
])('%s', (_name, connect, wrongSecret) => {
  let client: OauthClient;
  beforeAll(async () => void (client = await connect(bench.registration)));

  const tokens = async () => {
    const { person, request, callback } = await bench.asked(client);
    const { access_token: access, refresh_token: refresh = '' } = await client.redeem(callback, request);
    return { person, access, refresh };
  };

  it('discovers the server by its issuer', () =>
    expect(client.metadata).toMatchObject({
      issuer: bench.registration.issuer.origin,
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
    }));

  it('completes the authorization-code flow with PKCE', async () => {
    const { person, request, callback } = await bench.asked(client);
    const answer = await client.redeem(callback, request);
    expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(await bench.usernameOf(answer.access_token)).toBe(person.username);
  });

  it('accepts no response with another state', async () => {
    const { request, callback } = await bench.asked(client);
    const reason = await reasonOf(client.redeem(callback, { ...request, state: 'another' }));
    expect(reason).toMatch(/unexpected "state"/);
  });

  it('rejects a response without the iss that the metadata announces', async () => {
    const { request, callback } = await bench.asked(client);
    callback.searchParams.delete('iss');
    expect(await reasonOf(client.redeem(callback, request))).toMatch(/"iss".* missing/);
  });

  it('hears that the person rejects', async () => {
    const { request, callback } = await bench.asked(client, 'deny');
    await expect(client.redeem(callback, request)).rejects.toMatchObject({ error: 'access_denied' });
  });

  it('gets nothing for a code with the verifier of another request', async () => {
    const { request, callback } = await bench.asked(client);
    const { verifier } = await client.request('profile');
    const stolen = client.redeem(callback, { ...request, verifier });
    await expect(stolen).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
  });

  it('gets nothing for a code that was used', async () => {
    const { request, callback } = await bench.asked(client);
    await client.redeem(callback, request);
    await expect(client.redeem(callback, request)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('logs in with name and password', async () => {
    const { person } = await bench.visitor();
    const { access_token } = await client.logIn(person.username, person.password);
    expect(await bench.usernameOf(access_token)).toBe(person.username);
  });

  it('refreshes its tokens', async () => {
    const { person, refresh } = await tokens();
    const renewed = await client.refresh(refresh);
    expect(await bench.usernameOf(renewed.access_token)).toBe(person.username);
    expect([undefined, refresh]).not.toContain(renewed.refresh_token);
  });

  it('gets user and scopes of its tokens by introspection', async () => {
    const { person, access, refresh } = await tokens();
    const told = { active: true, scope: 'profile', client_id: bench.registration.id };
    expect(await client.introspect(access)).toMatchObject({ ...told, username: person.username });
    expect(await client.introspect(refresh)).toMatchObject(told);
    expect(await client.introspect('nothing')).toEqual({ active: false });
  });

  it('revokes a login, after which none of its tokens is good', async () => {
    const { access, refresh } = await tokens();
    await client.revoke(refresh);
    expect(await client.introspect(access)).toEqual({ active: false });
    await expect(client.refresh(refresh)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('revokes what the server does not know without an error', () =>
    expect(client.revoke('nothing')).resolves.toBeUndefined());

  it('is rejected with a wrong secret', async () => {
    const { refresh } = await tokens();
    const impostor = await connect({ ...bench.registration, secret: 'wrong' });
    await expect(impostor.refresh(refresh)).rejects.toMatchObject(wrongSecret);
  });
});
