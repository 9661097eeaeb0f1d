import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** The algorithms that v2 components understand (docs/protocol/tokens.md#token-signing-key). */
export const algorithms = ['ES256', 'RS256'] as const;
export type Algorithm = (typeof algorithms)[number];

/** A public key of an issuer. The algorithm belongs to the key; the header of a token never chooses it. */
export interface VerifyingKey {
  readonly id: string | undefined;
  readonly algorithm: Algorithm;
  readonly key: KeyObject;
}

/** Whether a key of `before` is missing in `after`; it is the key that counts, not its name. */
export const hasLost = (before: readonly VerifyingKey[], after: readonly VerifyingKey[]): boolean =>
  before.some(({ key }) => !after.some((other) => key.equals(other.key)));

const v2Answer = z.object({ algorithm: z.enum(algorithms), key: z.string() });
const jwk = z.object({ kty: z.string(), kid: z.string().optional(), alg: z.enum(algorithms) }).loose();
const jwks = z.object({ keys: z.array(z.unknown()) });

/** Reads a JWK set (RFC 7517); keys of other algorithms are left out. */
function fromJwks(raw: unknown): readonly VerifyingKey[] {
  const usable = jwks.parse(raw).keys.flatMap((entry) => jwk.safeParse(entry).data ?? []);
  return usable.map((entry) => ({
    id: entry.kid,
    algorithm: entry.alg,
    key: createPublicKey({ key: entry as JsonWebKey, format: 'jwk' }),
  }));
}

/** Reads what an auth server publishes: a JWK set, or v2's `{"algorithm","key"}` with a key or certificate in PEM. */
export function readPublishedKeys(raw: unknown): readonly VerifyingKey[] {
  if (typeof raw === 'object' && raw !== null && 'keys' in raw) return fromJwks(raw);
  const { algorithm, key } = v2Answer.parse(raw);
  return [{ id: undefined, algorithm, key: createPublicKey(key) }];
}

/**
 * Reads a key file of a network that signs its own component tokens: always ES256
 * (docs/protocol/discovery.md#tokens-for-writes).
 */
export const readKeyFile = (pem: string): readonly VerifyingKey[] => [
  { id: undefined, algorithm: 'ES256', key: createPublicKey(pem) },
];
