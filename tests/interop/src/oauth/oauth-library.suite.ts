import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OauthBench } from '../support/oauth-bench.js';
import { StdioClient } from './stdio-client.js';
import { goodbye } from '../support/openid-connect-client.js';
import type { Program } from '../support/toolchains.js';

/** An OAuth library of another language. */
export interface OauthLibrary {
  readonly name: string;
  readonly prepare: () => Promise<Program>;
  /** Whether it has calls for introspection and revocation. */
  readonly inspects: boolean;
  /** Whether it validates id tokens. */
  readonly speaksOpenid?: boolean;
}

const bench = new OauthBench();

function describeFlows({ prepare, inspects, speaksOpenid = false }: OauthLibrary): void {
  let program: Program;
  let client: StdioClient;
  beforeAll(async () => {
    program = await prepare();
    client = StdioClient.start(program, bench.registration);
  });
  afterAll(() => {
    client.stop();
    program.discard();
  });

  const tokens = async () => {
    const { person, request, callback } = await bench.asked(client);
    return { person, ...(await client.redeem(callback, request)) };
  };

  it('completes the authorization-code flow with PKCE', async () => {
    const { person, request, callback } = await bench.asked(client);
    expect(request.url.searchParams.get('code_challenge_method')).toBe('S256');
    const { access_token, token_type } = await client.redeem(callback, request);
    expect(token_type).toMatch(/^bearer$/i);
    expect(await client.whoAmI(access_token)).toBe(person.username);
  });

  it('accepts no response with another state', async () => {
    const { request, callback } = await bench.asked(client);
    const stolen = client.redeem(callback, { ...request, state: 'another' });
    await expect(stolen).rejects.toMatchObject({ error: 'mismatching_state' });
  });

  it('hears that the person rejects', async () => {
    const { request, callback } = await bench.asked(client, 'deny');
    await expect(client.redeem(callback, request)).rejects.toMatchObject({ error: 'access_denied' });
  });

  it('gets nothing for a code with the verifier of another request', async () => {
    const { request, callback } = await bench.asked(client);
    const { verifier } = await client.request('profile');
    const stolen = client.redeem(callback, { ...request, verifier });
    await expect(stolen).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('gets nothing for a code that was used', async () => {
    const { request, callback } = await bench.asked(client);
    await client.redeem(callback, request);
    await expect(client.redeem(callback, request)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('logs in with name and password', async () => {
    const { person } = await bench.visitor();
    const { access_token } = await client.logIn(person.username, person.password);
    expect(await client.whoAmI(access_token)).toBe(person.username);
    await expect(client.logIn(person.username, 'wrong')).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('refreshes its tokens', async () => {
    const { person, refresh_token } = await tokens();
    const renewed = await client.refresh(refresh_token);
    expect(await client.whoAmI(renewed.access_token)).toBe(person.username);
    expect([undefined, '', refresh_token]).not.toContain(renewed.refresh_token);
  });

  it('is rejected with a wrong secret', async () => {
    const { refresh_token } = await tokens();
    const impostor = StdioClient.start(program, { ...bench.registration, secret: 'wrong' });
    await expect(impostor.refresh(refresh_token)).rejects.toMatchObject({ error: 'invalid_client' });
    impostor.stop();
  });

  if (speaksOpenid) {
    it('logs the user out at the provider with the id token, so that the next login needs a page', async () => {
      const { browser, request, callback } = await bench.asked(client, 'allow', 'openid');
      const { id_token } = await client.logInWithOpenid(callback, request);
      const next = async () =>
        new URL((await browser.get((await client.request('openid')).url.href)).location, bench.account);
      expect((await next()).searchParams.has('code')).toBe(true);
      const { location } = await browser.get(await client.endSessionUrl(id_token, 'bye'));
      expect(location).toBe(`${goodbye}?state=bye`);
      expect((await next()).pathname).toBe('/users/login');
    });

    it('accepts the id token of a login, with its signature and nonce, and reads UserInfo', async () => {
      const { person, request, callback } = await bench.asked(client, 'allow', 'openid email');
      const { claims, userinfo } = await client.logInWithOpenid(callback, request);
      expect(claims).toMatchObject({ email: person.email, nonce: request.nonce, amr: ['pwd'] });
      expect(userinfo).toEqual({ sub: claims['sub'], email: person.email, email_verified: false });
      const other = await bench.asked(client, 'allow', 'openid email');
      const stolen = client.logInWithOpenid(other.callback, { ...other.request, nonce: 'another' });
      await expect(stolen).rejects.toThrow('nonce');
    });
  }

  if (!inspects) return;

  it('gets the user of its tokens by introspection, until it revokes them', async () => {
    const { person, access_token, refresh_token } = await tokens();
    const told = { active: true, scope: 'profile', client_id: bench.registration.id };
    expect(await client.introspect(access_token)).toMatchObject({ ...told, username: person.username });
    expect(await client.introspect(refresh_token)).toMatchObject(told);
    expect(await client.revoke(refresh_token)).toBe(200);
    expect(await client.introspect(access_token)).toEqual({ active: false });
    await expect(client.refresh(refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  });
}

/** Has a library complete every flow that it knows. */
export const describeOauthLibrary = (library: OauthLibrary): void =>
  describe(library.name, () => describeFlows(library));
