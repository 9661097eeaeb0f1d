import { createPublicKey, type KeyObject } from 'node:crypto';
import { defineError } from '@fieldpost/errors';
import jwt from 'jsonwebtoken';

const cannotVerify = defineError('network_token_not_valid', 'unknown', 'Unable to verify JWT: {reason}');
const otherIssuer = defineError(
  'network_token_of_other',
  'permission_denied',
  'permission denied: Token was issued by {issuer}, not by {id}',
);
const otherReceiver = defineError(
  'network_token_for_other',
  'permission_denied',
  'permission denied: Token was issued to connect with {subject}, not with {own_id}',
);

/** Seconds before and after now between which a network token is valid; every call gets a new one. */
const validSeconds = 20;

/**
 * The token with which a component proves to its peers that it is the one it announced
 * (docs/protocol/network-calls.md#self-signed-tokens).
 */
export function signNetworkToken(id: string, privateKey: KeyObject, now: number): string {
  const seconds = Math.floor(now / 1000);
  const claims = { iss: id, sub: id, iat: seconds - validSeconds, nbf: seconds - validSeconds };
  return jwt.sign({ ...claims, exp: seconds + validSeconds }, privateKey, { algorithm: 'ES256' });
}

export interface NetworkTokenCheck {
  readonly token: string;
  /** PEM of the caller's announced public key. */
  readonly publicKey: string;
  /** Id that the caller claims. */
  readonly id: string;
  /** Id of the called component. */
  readonly ownId: string;
  /** Unix milliseconds. */
  readonly now: number;
}

function verified({ token, publicKey, now }: NetworkTokenCheck): jwt.JwtPayload {
  try {
    const options = { algorithms: ['ES256' as const], clockTimestamp: Math.floor(now / 1000) };
    return jwt.verify(token, createPublicKey(publicKey), options) as jwt.JwtPayload;
  } catch (error) {
    throw cannotVerify({ reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Rejects a network token that is not the caller's own, has expired, or was made for another component. */
export function checkNetworkToken(check: NetworkTokenCheck): void {
  const { iss = '', sub = '' } = verified(check);
  if (iss !== check.id) throw otherIssuer({ issuer: iss, id: check.id });
  if (sub !== '' && sub !== iss && sub !== check.ownId)
    throw otherReceiver({ subject: sub, own_id: check.ownId });
}
