import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { makeCertificate } from '../certificates/certificate.js';

/**
 * Seconds before and after now between which a network token is valid
 * (docs/protocol/network-calls.md#self-signed-tokens).
 */
const validSeconds = 20;

/** Identity of the peer towards other components: its TLS certificate, and the same key for network tokens. */
export interface PeerIdentity {
  readonly id: string;
  readonly cert: string;
  readonly key: string;
  /** PEM, as announced. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** A fresh EC P-256 key with a self-signed certificate for `localhost`, and for more addresses. */
export async function makeIdentity(
  id: string,
  now: Date,
  addresses: readonly string[] = [],
): Promise<PeerIdentity> {
  const { cert, key } = await makeCertificate(now, addresses);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  return { id, cert, key, publicKey, privateKey: createPrivateKey(key) };
}

/** The self-signed token with which the peer proves itself; made afresh for every call. */
export function networkToken({ id, privateKey }: PeerIdentity, now: number): string {
  const seconds = Math.floor(now / 1000);
  const claims = { iss: id, sub: id, iat: seconds - validSeconds, nbf: seconds - validSeconds };
  return jwt.sign({ ...claims, exp: seconds + validSeconds }, privateKey, { algorithm: 'ES256' });
}
