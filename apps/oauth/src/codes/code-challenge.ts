import { timingSafeEqual } from 'node:crypto';
import { digestOf } from '@fieldpost/persistence';

const verifierPattern = /^[\w.~-]{43,128}$/;

/** Whether it is a challenge of the method S256: a SHA-256 digest, base64url (RFC 7636, 4.2). */
export const isChallenge = (raw: string): boolean => /^[\w-]{43}$/.test(raw);

/** Whether the verifier is the one that the challenge was made of. */
export const isAnswered = (challenge: string, verifier: string): boolean =>
  verifierPattern.test(verifier) && timingSafeEqual(Buffer.from(digestOf(verifier)), Buffer.from(challenge));
