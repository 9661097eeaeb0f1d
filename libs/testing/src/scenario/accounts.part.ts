import { createPublicKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { basic, bearer } from '../clients/account.js';
import type { ScenarioPart } from './scenario-part.js';
import { deepEqual, equal, match, ok, expectRejection } from './expectations.js';
import { keyRights, type ScenarioFixtures } from './fixtures.js';

const dayInSeconds = 86_400;
const sorted = (values: readonly string[]): readonly string[] => [...values].sort();

/** A token request of the demo's client for a password that may be wrong. */
async function requestToken(
  fixtures: ScenarioFixtures,
  change: object,
  client = basic('fieldpost-demo', 'fieldpost-demo'),
) {
  const { person } = await fixtures.owner();
  const { username, password } = person;
  const request = { grant_type: 'password', username, password, ...change };
  return fixtures.anybody.as(client).send('POST', '/users/token', request);
}

async function verifiedClaims(fixtures: ScenarioFixtures, token: string): Promise<jwt.JwtPayload> {
  const { algorithm, key } = await fixtures.anybody.publicKey();
  return jwt.verify(token, createPublicKey(key), { algorithms: [algorithm] }) as jwt.JwtPayload;
}

/** Users, tokens, applications and access keys. */
export const accountsPart: ScenarioPart = {
  title: 'A user with an account',
  steps: [
    {
      title: 'registers and gets a token with the password grant',
      run: async (fixtures) => {
        const { person, account } = await fixtures.owner();
        const { status, body } = await account.send('GET', '/api/v2/users/me');
        equal(status, 200);
        const profile = body as { readonly username: string; readonly email: string };
        deepEqual([profile.username, profile.email], [person.username, person.email]);
        return `${person.username} is registered; the token is accepted at /users/me`;
      },
    },
    {
      title: 'gets no token with a wrong password',
      run: async (fixtures) => {
        const { status, body } = await requestToken(fixtures, { password: 'not-the-password' });
        equal(status, 400);
        equal((body as { readonly error: string }).error, 'invalid_grant');
        return `${status} ${JSON.stringify(body)}`;
      },
    },
    {
      title: 'gets no token when the client secret is wrong',
      run: async (fixtures) => {
        const { status, body } = await requestToken(fixtures, {}, basic('fieldpost-demo', 'wrong'));
        equal(status, 401);
        equal((body as { readonly error: string }).error, 'invalid_client');
        return `${status} ${JSON.stringify(body)}`;
      },
    },
    {
      title: 'gets no token for an unknown scope',
      run: async (fixtures) => {
        const { status, body } = await requestToken(fixtures, { scope: ['everything'] });
        equal(status, 400);
        return `${status} ${JSON.stringify(body)}`;
      },
    },
    {
      title: 'gets no token for more than ten entities',
      run: async (fixtures) => {
        const scope = Array.from({ length: 11 }, (_, i) => `apps:entity-${i}`);
        const { status, body } = await requestToken(fixtures, { scope });
        equal(status, 400);
        match(JSON.stringify(body), /at most 10|more than ten|ten entities/);
        return `${status} ${JSON.stringify(body)}`;
      },
    },
    {
      title: 'creates an application, which gets an AppEUI',
      run: async (fixtures) => {
        const { id, euis } = await fixtures.application();
        equal(euis.length, 1);
        match(euis[0] ?? '', /^[0-9A-F]{16}$/);
        return `${id} has ${euis[0]}`;
      },
    },
    {
      title: 'cannot create an application whose id is in use',
      run: async (fixtures) => {
        const { id } = await fixtures.application();
        const { account } = await fixtures.owner();
        return expectRejection(
          await account.send('POST', '/api/v2/applications', { id, name: 'Again' }),
          409,
        );
      },
    },
    {
      title: 'cannot read the application with a token whose scope does not include it',
      run: async (fixtures) => {
        const { id } = await fixtures.application();
        const { person } = await fixtures.owner();
        const token = await fixtures.anybody.passwordToken(person, ['profile']);
        const asked = fixtures.anybody.as(bearer(token)).send('GET', `/api/v2/applications/${id}`);
        return expectRejection(await asked, 403);
      },
    },
    {
      title: 'adds an access key and reads it back',
      run: async (fixtures) => {
        const { id, account } = await fixtures.application();
        const { name } = await fixtures.accessKey();
        const { key, rights } = await account.accessKey(id, name);
        match(key, new RegExp(`^${fixtures.addresses.issuer}\\.[^.]+$`));
        deepEqual(sorted(rights), sorted(keyRights));
        return `"${name}" is ${key.slice(0, 14)}… with ${rights.join(', ')}`;
      },
    },
    {
      title: 'exchanges the access key for a token, verified with the public key of /key',
      run: async (fixtures) => {
        const { id } = await fixtures.application();
        const { key } = await fixtures.accessKey();
        const {
          access_token: token,
          expires_in: seconds,
          ...more
        } = await fixtures.anybody.exchangeKey(id, key);
        equal(seconds, dayInSeconds);
        deepEqual(more, {}, 'strict clients allow no other member');
        const { scope, apps } = await verifiedClaims(fixtures, token);
        deepEqual(scope, [`apps:${id}`]);
        deepEqual(sorted((apps as Record<string, string[]>)[id] ?? []), sorted(keyRights));
        return `scope ${JSON.stringify(scope)}, valid for ${seconds} s`;
      },
    },
    {
      title: 'cannot exchange a wrong access key',
      run: async (fixtures) => {
        const { id } = await fixtures.application();
        const request = {
          username: id,
          password: `${fixtures.addresses.issuer}.wrong`,
          grant_type: 'password',
        };
        const client = fixtures.anybody.as(basic('fieldpost-demo', 'fieldpost-demo'));
        const reply = await client.send('POST', '/api/v2/applications/token', request);
        const { description } = reply.body as { readonly description?: unknown };
        ok(typeof description === 'string' && description !== '', 'the body has a description');
        return expectRejection(reply, 401);
      },
    },
  ],
};
