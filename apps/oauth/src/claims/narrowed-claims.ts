import { type AppId, type AppRight, type Claims, revisionOf, scopeOf } from '@fieldpost/domain';
import { type Lifetime, timesOf } from './lifetime.js';

/** A token for servers that others run, in place of the one that was shown. */
export interface NarrowedToken extends Lifetime {
  readonly issuer: string;
  readonly tokenId: string;
  readonly shown: Claims;
  readonly appId: AppId;
  readonly rights: readonly AppRight[];
}

/** Seconds that a narrowed token is good for. */
export const narrowedSeconds = 300;

/**
 * The caller of the shown token with one application, these rights and nothing else; it opens no other token. It is as old
 * as the shown one for the revocation feed, and ends with the same access key.
 */
export function narrowedClaims({ issuer, tokenId, shown, appId, rights, ...lifetime }: NarrowedToken) {
  const { iat, nbf, exp } = timesOf(lifetime);
  return {
    iss: issuer,
    sub: shown.subject,
    ...(shown.type !== undefined && { type: shown.type }),
    ...(shown.client !== undefined && { client: shown.client }),
    scope: [scopeOf({ kind: 'apps', id: appId })],
    interchangeable: false,
    apps: { [appId]: rights },
    ...(shown.isOfBoundKey && { bound_key: true }),
    ...(shown.keyName !== undefined && { key_name: shown.keyName }),
    rev: revisionOf(shown),
    iat,
    nbf,
    exp,
    jti: tokenId,
  };
}
