import { createPublicKey } from 'node:crypto';
import { notValid } from '@fieldpost/errors';
import { z } from 'zod';

const most = 10;
/** Of a published set, where keys for other purposes are left out. */
const mostPublished = 50;
const leastModulusBits = 2048;
/** The time to verify a signature grows with the modulus and the exponent; Node verifies without a pause for others. */
const mostModulusBits = 4096;
const largestExponent = 2n ** 32n;
const number = z
  .string()
  .max(1400)
  .regex(/^[A-Za-z0-9_-]+$/);
const common = { kid: z.string().min(1).max(200).exactOptional(), use: z.literal('sig').exactOptional() };

/** Public keys for RS256 and ES256. Members that are not known are ignored (RFC 7517, 4), and not stored. */
const key = z.discriminatedUnion('kty', [
  z.object({
    ...common,
    kty: z.literal('RSA'),
    alg: z.literal('RS256').exactOptional(),
    n: number,
    e: number,
  }),
  z.object({
    ...common,
    kty: z.literal('EC'),
    alg: z.literal('ES256').exactOptional(),
    crv: z.literal('P-256'),
    x: number,
    y: number,
  }),
]);
const keySet = z.object({ keys: z.array(z.unknown()) });

/** A public key of a client, as a JWK. */
export type ClientKey = z.infer<typeof key>;

/** Members of private and symmetric keys (RFC 7518, 6), which a client should not have given away. */
const secret = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** The keys of a JSON Web Key Set. */
export function ClientKeys(raw: unknown): readonly ClientKey[] {
  const { data } = keySet.safeParse(raw);
  if (!data) throw reject('should be a key set');
  if (data.keys.length > most) throw reject(`should have at most ${most} keys`);
  return data.keys.map(ClientKey);
}

/**
 * The usable keys of a set that a client publishes; others, such as keys for encryption, are left out (RFC 7517, 5). Throws for
 * what is no key set.
 */
export function publishedClientKeys(raw: unknown): readonly ClientKey[] {
  const { data } = keySet.safeParse(raw);
  if (!data) throw reject('should be a key set');
  if (data.keys.length > mostPublished) throw reject(`should have at most ${mostPublished} keys`);
  return data.keys.flatMap((key) => parseKey(key) ?? []).slice(0, most);
}

const reject = (reason: string) => notValid({ argument: 'Jwks', reason });

function ClientKey(raw: unknown): ClientKey {
  const parsed = parseKey(raw);
  if (!parsed) throw reject('should have public keys for RS256 or ES256, without private members');
  return parsed;
}

/** A key that was read before, perhaps by other rules; undefined when it is not usable. */
export function storedClientKey(json: string): ClientKey | undefined {
  return parseKey(JSON.parse(json));
}

function parseKey(raw: unknown): ClientKey | undefined {
  const { data } = key.safeParse(raw);
  return data && !isSecret(raw) && isUsable(data) ? data : undefined;
}

const isSecret = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && secret.some((name) => name in raw);

function isUsable(jwk: ClientKey): boolean {
  try {
    const { asymmetricKeyDetails = {} } = createPublicKey({ key: jwk, format: 'jwk' });
    const { modulusLength: bits, publicExponent = 0n } = asymmetricKeyDetails;
    if (bits === undefined) return true;
    return bits >= leastModulusBits && bits <= mostModulusBits && publicExponent <= largestExponent;
  } catch {
    // Not a point of the curve.
    return false;
  }
}
