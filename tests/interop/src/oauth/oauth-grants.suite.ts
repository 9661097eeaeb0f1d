import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, formOf, headingOf, type Seen } from '@fieldpost/testing';
import { fresh, Owner } from '../support/owner.js';
import type { ClientProof, ConnectGrants, PrivateKey } from './grants-client.js';
import { OauthBench, type Visitor } from '../support/oauth-bench.js';

const bench = new OauthBench();
/** The page of the code after the login, answered with this decision. */
async function decide({ browser, person }: Visitor, uri: URL, decision: string): Promise<Seen> {
  const { username, password } = person;
  const login = await browser.follow(await browser.get(`${uri.pathname}${uri.search}`));
  const page =
    headingOf(login) === 'Log in'
      ? await browser.follow(await browser.submit(formOf(login), { username, password }))
      : login;
  return browser.submit(formOf(page), { decision });
}

async function newKey(): Promise<{ readonly key: PrivateKey; readonly jwks: object }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  return { key: privateKey, jwks: { keys: [await crypto.subtle.exportKey('jwk', publicKey)] } };
}

function describeFlows(connect: ConnectGrants): void {
  let owner: Owner;
  beforeAll(async () => void (owner = await Owner.create(bench)));

  const client = async (more: object, key?: PrivateKey) => {
    const id = fresh('client');
    const secret = await owner.register(id, more);
    const proof: ClientProof = key ?? secret;
    return { id, library: await connect({ issuer: bench.registration.issuer, id, proof }) };
  };

  it('completes the device grant of a public client, with an id token', async () => {
    const { library } = await client({ public: true, grants: ['device_code', 'refresh_token'] });
    const codes = await library.startDevice('openid profile apps');
    expect(headingOf(await decide(owner.visitor, codes.completeUri, 'allow'))).toBe(
      'The other device is logged in',
    );
    const tokens = await codes.poll();
    expect(tokens).toMatchObject({ token_type: 'bearer', id_token: expect.any(String) });
    expect(await bench.usernameOf(tokens.access_token)).toBe(owner.visitor.person.username);
  });

  it('waits for the decision of the user, and hears that it is no', async () => {
    const { library } = await client({ public: true, grants: ['device_code'] });
    const codes = await library.startDevice('profile');
    const polled = codes.poll();
    const denied = expect(polled).rejects.toMatchObject({ error: 'access_denied' });
    await decide(owner.visitor, codes.completeUri, 'deny');
    await denied;
  });

  it('acts for itself with a secret, with the rights that it was given', async () => {
    const { id, library } = await client({ grants: ['client_credentials'] });
    await owner.give(id, ['settings']);
    const { access_token, ...tokens } = await library.act('');
    const scope = `apps:${owner.appId}`;
    expect(tokens).toMatchObject({ token_type: 'bearer', scope });
    expect(tokens).not.toHaveProperty('refresh_token');
    expect(await library.introspect(access_token)).toMatchObject({ active: true, scope, client_id: id });
    const { status } = await new AccountClient(bench.account, bearer(access_token)).send(
      'GET',
      `/api/v2/applications/${owner.appId}/access-keys`,
    );
    expect(status).toBe(200);
  });

  it('authenticates with private_key_jwt', async () => {
    const { key, jwks } = await newKey();
    const grants = ['client_credentials', 'device_code'];
    const { id, library } = await client({ jwks, grants }, key);
    await owner.give(id, ['settings']);
    const { access_token } = await library.act(`apps:${owner.appId}`);
    expect(await library.introspect(access_token)).toMatchObject({ active: true, sub: `client:${id}` });
    expect((await library.startDevice('profile')).userCode).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
    const other = await connect({ issuer: bench.registration.issuer, id, proof: (await newKey()).key });
    await expect(other.act('')).rejects.toMatchObject({ error: 'invalid_client' });
  });
}

/** Has a library get tokens without a redirect. */
export const describeGrants = (library: string, connect: ConnectGrants): void =>
  describe(library, () => describeFlows(connect));
