import { timingSafeEqual } from 'node:crypto';
import { digestOf } from '@fieldpost/persistence';

const verifierPattern = /^[\w.~-]{43,128}$/;

/** Whether the text is a challenge of the method S256: a SHA-256 digest, base64url (RFC 7636, 4.2). */
export const isChallenge = (raw: string): boolean => /^[\w-]{43}$/.test(raw);

/** Whether the challenge is the digest of this verifier (RFC 7636, 4.6). */
export const isVerifier = (challenge: string, verifier: string): boolean =>
  verifierPattern.test(verifier) && timingSafeEqual(Buffer.from(digestOf(verifier)), Buffer.from(challenge));
