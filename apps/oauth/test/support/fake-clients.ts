import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { account } from '@fieldpost/contracts';
import jwt from 'jsonwebtoken';
import { grantsOf } from './fake-website.js';

/** A key pair of a client, and its public key for a key set. */
export function newKey(kid?: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), ...(kid && { kid }) } };
}
type ClientKeyPair = ReturnType<typeof newKey>;

const ownKey = newKey();
export const clientSecret = 'a secret: with %25 and +';
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** What a client sends that signs an assertion: by default the client `signer`, whose key the fake account knows. */
export const signedBy = (
  changes: object = {},
  { kid, privateKey }: Omit<ClientKeyPair, 'jwk'> = ownKey,
): Record<string, string> => {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const claims = {
    iss: 'signer',
    sub: 'signer',
    aud: 'http://localhost:3001',
    jti: randomUUID(),
    exp,
    ...changes,
  };
  const algorithm = privateKey.asymmetricKeyType === 'rsa' ? 'RS256' : 'ES256';
  const client_assertion = jwt.sign(claims, privateKey, { algorithm, ...(kid && { keyid: kid }) });
  return { client_assertion_type: assertionType, client_assertion };
};

const secrets = new Map([
  ['tool', clientSecret],
  ['modern', clientSecret],
  ['service', clientSecret],
  ['ending', clientSecret],
  ['cli', 'cli'],
  ['public', ''],
  ['console', ''],
]);

/** Whether account accepts the credentials. */
export const knows = (client: account.ClientCredentials__Output | null): boolean =>
  client !== null && (client.known || secrets.get(client.id) === client.secret);

/** What the fake account says of clients that act for themselves. */
export class FakeClients {
  /** Rights of every client on `my-app`; none: no rights. */
  rights: readonly string[] = ['devices'];
  /** Where the client `signer` publishes its keys; empty when account stores them. */
  jwksUri = '';
  /** Keys of `signer` that account stores beside its own. */
  moreKeys: readonly object[] = [];

  keysOf({ client_id }: account.GetClientKeysRequest__Output): account.ClientKeys {
    if (client_id !== 'signer') return { keys: [] };
    if (this.jwksUri !== '') return { jwks_uri: this.jwksUri };
    return { keys: [...this.moreKeys, ownKey.jwk].map((key) => JSON.stringify(key)) };
  }

  grant({ client, scopes }: account.GrantForClientRequest__Output): account.Grant {
    if (!knows(client)) return { rejection: 'CLIENT', reason: 'unknown client' };
    if (!grantsOf(client?.id).includes('client_credentials'))
      return { rejection: 'GRANT_TYPE', reason: 'not given' };
    const scope = 'apps:my-app';
    const unknown = scopes.find((one) => one !== scope);
    if (unknown !== undefined) return { rejection: 'SCOPE', reason: `${unknown} is not available` };
    return { scopes: [scope], apps: { 'my-app': { rights: [...this.rights] } }, revision: 1 };
  }
}
