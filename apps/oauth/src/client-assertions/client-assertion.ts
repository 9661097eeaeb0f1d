import { createPublicKey, type JsonWebKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** The value of `client_assertion_type` (RFC 7523, 2.2). */
export const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Algorithms of assertions, by the type of the key. */
const algorithms = { RSA: 'RS256', EC: 'ES256' } as const;
export const assertionAlgorithms = Object.values(algorithms);

/** In characters: a few claims and a signature. */
export const longestAssertion = 16_000;

/** A public key that is registered for the client. */
export interface AssertionKey extends JsonWebKey {
  readonly kty: keyof typeof algorithms;
  readonly kid?: string;
}

/** The expected client and audience of an assertion, and the time (Unix milliseconds). */
export interface ExpectedAssertion {
  readonly clientId: string;
  readonly keys: readonly AssertionKey[];
  /** This server, by its issuer and the URL of the token endpoint. */
  readonly audiences: readonly [string, ...string[]];
  readonly now: number;
}

/** A verified assertion. Its `jti` is valid once. */
export interface VerifiedAssertion {
  readonly jti: string;
  readonly expires: Date;
}

/** Longest time until an assertion expires, so that few `jti` have to be stored. */
const longestSeconds = 300;
const leewaySeconds = 30;

/** One audience alone: another server that is named, too, could use the assertion here. */
const claims = z.object({
  jti: z.string().min(1).max(500),
  exp: z.int(),
  iat: z.int().optional(),
  aud: z.union([z.string(), z.tuple([z.string()])]),
});

const parties = z.object({ iss: z.string(), sub: z.string() });

/** The client that the assertion claims to be of; not verified. */
export function clientOf(assertion: string): string | undefined {
  const { data } = parties.safeParse(decode(assertion)?.payload);
  return data && data.iss === data.sub ? data.iss : undefined;
}

/** Whether the assertion names one of the keys by its `kid`, so that newer keys would not verify it either. */
export function namesOneOf(assertion: string, keys: readonly AssertionKey[]): boolean {
  const { kid } = decode(assertion)?.header ?? {};
  return kid !== undefined && keys.some((key) => key.kid === kid);
}

/** Undefined for an assertion that is not valid (RFC 7523, 3; OpenID Connect Core 1.0, 9). */
export function verifyAssertion(
  assertion: string,
  expected: ExpectedAssertion,
): VerifiedAssertion | undefined {
  const { kid } = decode(assertion)?.header ?? {};
  const keys = expected.keys.filter((key) => kid === undefined || key.kid === undefined || key.kid === kid);
  for (const key of keys) {
    const verified = verifyWith(assertion, key, expected);
    if (verified) return verified;
  }
  return undefined;
}

function verifyWith(
  assertion: string,
  key: AssertionKey,
  { clientId, audiences, now }: ExpectedAssertion,
): VerifiedAssertion | undefined {
  const seconds = Math.floor(now / 1000);
  const { data } = claims.safeParse(
    signedClaims(assertion, key, {
      algorithms: [algorithms[key.kty]],
      issuer: clientId,
      subject: clientId,
      audience: [...audiences] as [string, ...string[]],
      clockTimestamp: seconds,
      clockTolerance: leewaySeconds,
    }),
  );
  if (!data || data.exp > seconds + longestSeconds + leewaySeconds) return undefined;
  if (data.iat !== undefined && data.iat > seconds + leewaySeconds) return undefined;
  return { jti: data.jti, expires: new Date((data.exp + leewaySeconds) * 1000) };
}

function signedClaims(assertion: string, key: AssertionKey, options: jwt.VerifyOptions): unknown {
  try {
    return jwt.verify(assertion, createPublicKey({ key, format: 'jwk' }), options);
  } catch {
    // Another key, or a forged or expired assertion.
    return undefined;
  }
}

function decode(assertion: string): jwt.Jwt | undefined {
  if (assertion.length > longestAssertion) return undefined;
  try {
    return jwt.decode(assertion, { complete: true }) ?? undefined;
  } catch {
    // The library rethrows the error of its parser.
    return undefined;
  }
}
