import { hash } from 'node:crypto';
import type { Claims } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { readClaims } from './claims.js';
import type { KeySource } from '../keys/key-source.js';
import { RevocationTable } from '../revocation-table.js';
import type { VerifyingKey } from '../keys/verifying-key.js';

export const tokenNotValid = defineError(
  'token_not_valid',
  'unauthenticated',
  'unable to parse token: {reason}',
);

const rememberedTokens = 10_000;
const longestMemoryMs = 3_600_000;
const leewaySeconds = 2;

/** A verified token and its claims after revocations, as of one version of the revocation table. */
interface Verified {
  readonly claims: Claims;
  left: Claims | undefined;
  version: number;
}

/**
 * Verifies bearer tokens locally, and caches verified ones until they expire: no remote call, one hash per call. When
 * an issuer drops a key, everything is verified again. The revocation table is checked after the cache, and again for a
 * cached token only when the table has changed.
 */
export class TokenVerifier {
  private readonly verified = new LRUCache<string, Verified>({ max: rememberedTokens });
  private losses = 0;

  constructor(
    private readonly keys: KeySource,
    private readonly now: () => number = Date.now,
    private readonly revocations = RevocationTable.empty(),
  ) {}

  /**
   * The claims of a valid token; fails with `unauthenticated`, or `unavailable` while its issuer's key is not loaded. A token for
   * one audience is valid only where that is the `audience` of the caller (RFC 9700, 2.3).
   */
  async verify(token: string, audience?: string): Promise<Claims> {
    const claims = await this.claimsOf(token);
    if (claims.audience !== undefined && claims.audience !== audience)
      throw tokenNotValid({ reason: 'the token is for another API' });
    return claims;
  }

  private async claimsOf(token: string): Promise<Claims> {
    this.forgetAfterLoss();
    const slot = hash('sha256', token, 'base64url');
    const known = this.verified.get(slot);
    if (known && !this.isExpired(known.claims)) return this.current(known);

    const claims = await this.check(token);
    const { version } = this.revocations;
    const verified = { claims, left: this.revocations.apply(claims), version };
    // A key removed during verification may be the one that verified this token.
    if (this.keys.losses === this.losses) this.verified.set(slot, verified, { ttl: this.memoryOf(claims) });
    return this.current(verified);
  }

  private current(verified: Verified): Claims {
    const { version } = this.revocations;
    if (verified.version !== version) {
      verified.left = this.revocations.apply(verified.claims);
      verified.version = version;
    }
    if (!verified.left) throw tokenNotValid({ reason: 'the token was revoked' });
    return verified.left;
  }

  private forgetAfterLoss(): void {
    if (this.keys.losses === this.losses) return;
    this.losses = this.keys.losses;
    this.verified.clear();
  }

  private isExpired({ expiresAt }: Claims): boolean {
    return expiresAt !== undefined && expiresAt * 1000 <= this.now();
  }

  private memoryOf({ expiresAt }: Claims): number {
    const left = expiresAt === undefined ? longestMemoryMs : expiresAt * 1000 - this.now();
    return Math.max(1, Math.min(left, longestMemoryMs));
  }

  private async check(token: string): Promise<Claims> {
    const { issuer, keyId } = readOrigin(token);
    const keys = await this.keys.keysOf(issuer, keyId);
    if (!keys) throw tokenNotValid({ reason: `Auth server ${issuer} not registered` });
    const claims = readClaims(this.verifyWithAny(token, choose(keys, keyId)));
    if (!claims) throw tokenNotValid({ reason: 'claims have the wrong form' });
    return claims;
  }

  private verifyWithAny(token: string, keys: readonly VerifyingKey[]): unknown {
    let reason = 'no key of its issuer verifies it';
    for (const { key, algorithm } of keys) {
      const result = this.verifyWith(token, key, algorithm);
      if (typeof result === 'object') return result;
      reason = result;
    }
    throw tokenNotValid({ reason });
  }

  private verifyWith(token: string, key: jwt.Secret | VerifyingKey['key'], algorithm: jwt.Algorithm) {
    const clockTimestamp = Math.floor(this.now() / 1000);
    try {
      const options = { algorithms: [algorithm], clockTimestamp, clockTolerance: leewaySeconds };
      return jwt.verify(token, key as jwt.Secret, options);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** Parts of a token that are read before verification; untrusted. */
const unverified = z.object({
  header: z.object({ kid: z.string().optional() }),
  payload: z.object({ iss: z.string() }),
});

/** The claimed issuer and key id; not verified. */
function readOrigin(token: string): { readonly issuer: string; readonly keyId: string | undefined } {
  const { data } = unverified.safeParse(decoded(token));
  if (!data) throw tokenNotValid({ reason: 'not a token' });
  return { issuer: data.payload.iss, keyId: data.header.kid };
}

/** The claimed issuer of a token, for code that verified it before or forwards it. */
export const issuerOf = (token: string): string => readOrigin(token).issuer;

/** The library rethrows its parser's error for a payload that is not JSON. */
function decoded(token: string): unknown {
  try {
    return jwt.decode(token, { complete: true });
  } catch (cause) {
    throw tokenNotValid({ reason: 'not a token' }, { cause });
  }
}

/** The named key when the issuer has it, else every key it publishes. */
function choose(keys: readonly VerifyingKey[], keyId: string | undefined): readonly VerifyingKey[] {
  const named = keys.filter(({ id }) => id !== undefined && id === keyId);
  return named.length > 0 ? named : keys;
}
