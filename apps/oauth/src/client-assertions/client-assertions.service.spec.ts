import { generateKeyPairSync } from 'node:crypto';
import { expect, it, jest } from '@jest/globals';
import type { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import type { DataSource } from 'typeorm';
import type { OauthSettings } from '../oauth.config.js';
import { ClientAssertions } from './client-assertions.service.js';
import type { ClientKeySets } from './client-key-sets.js';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const assertionOf = (client: string): string =>
  `${encode({ alg: 'RS256' })}.${encode({ iss: client, sub: client })}.AAAA`;
/** Too short for the rules of today. */
const shortKey = (): string =>
  JSON.stringify(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'jwk' }));

it('A stored key that is not usable any more is logged once for each set of keys, not for each request', async () => {
  const [keys, warn] = [new Map([['one', [shortKey()]]]), jest.fn()];
  keys.set('two', keys.get('one') ?? []);
  const account = {
    getClientKeys: async ({ client_id: id = '' }) => ({ keys: keys.get(id) ?? [], jwks_uri: '' }),
  };
  const assertions = new ClientAssertions(
    account as unknown as AccountClient,
    {} as ClientKeySets,
    {} as DataSource,
    { OAUTH_PUBLIC_URL: 'https://fieldpost.example' } as OauthSettings,
    { warn } as unknown as Logger,
  );
  const request = async (client: string) =>
    expect(await assertions.authenticate(assertionOf(client), 0)).toBeUndefined();
  for (const client of ['one', 'one', 'two', 'one']) await request(client);
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
    { client: 'one', ignored: 1 },
    { client: 'two', ignored: 1 },
  ]);
  keys.set('one', [shortKey(), shortKey()]);
  await request('one');
  expect(warn).toHaveBeenLastCalledWith({ client: 'one', ignored: 2 }, expect.any(String));
});
