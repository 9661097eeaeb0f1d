import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Algorithm } from '@fieldpost/auth';
import { defineError } from '@fieldpost/errors';
import type { Sealer } from '@fieldpost/persistence';
import type { KeyState, StoredKey } from './signing-keys.repository.js';

const cannotOpenKey = defineError(
  'signing_key_sealed',
  'internal',
  'Internal error: OAUTH_SEALING_KEY cannot decrypt signing key {id}',
);

const generate = promisify(generateKeyPair);

/** Bits of an RSA key; accepted by every v2 verifier. */
const modulusLength = 2048;

/** A key in memory, ready to sign and to be published. */
export interface SigningKey {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly state: KeyState;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  /** PKIX, PEM. */
  readonly pem: string;
  readonly created: Date | undefined;
}

/** Binds a sealed private key to its row. */
export const sealingContext = (id: string): string => `signing key ${id}`;

const generatePair = (algorithm: Algorithm): Promise<{ publicKey: KeyObject; privateKey: KeyObject }> =>
  algorithm === 'RS256' ? generate('rsa', { modulusLength }) : generate('ec', { namedCurve: 'P-256' });

/** The members that identify a public key, in the order of RFC 7638, 3.2. */
function thumbprintOf(publicKey: KeyObject): string {
  const { crv, e, kty, n, x, y } = publicKey.export({ format: 'jwk' });
  const members = kty === 'RSA' ? { e, kty, n } : { crv, kty, x, y };
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url');
}

/** Creates a new key, sealed for storage. */
export async function makeSigningKey(algorithm: Algorithm, sealer: Sealer): Promise<StoredKey> {
  const { publicKey, privateKey } = await generatePair(algorithm);
  const id = thumbprintOf(publicKey);
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' });
  return {
    id,
    algorithm,
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    sealed: sealer.seal(secret, sealingContext(id)),
    state: 'signing',
  };
}

/** Opens a stored key; the error names the wrong setting. */
export function openSigningKey(
  { id, algorithm, state, publicKey: pem, sealed, created }: StoredKey,
  sealer: Sealer,
): SigningKey {
  const publicKey = createPublicKey(pem);
  return { id, algorithm, state, publicKey, privateKey: openPrivateKey(id, sealed, sealer), pem, created };
}

function openPrivateKey(id: string, sealed: Buffer, sealer: Sealer): KeyObject {
  try {
    const key = sealer.open(sealed, sealingContext(id));
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch (cause) {
    throw cannotOpenKey({ id }, { cause });
  }
}
