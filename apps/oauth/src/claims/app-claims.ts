import { type AppId, scopeOf } from '@fieldpost/domain';
import { type Lifetime, timesOf } from './lifetime.js';

/** A token that stands for an access key of an application. */
export interface AppToken extends Lifetime {
  readonly issuer: string;
  readonly tokenId: string;
  readonly appId: AppId;
  /** Digest of application and key. */
  readonly keyDigest: string;
  readonly keyName: string;
  readonly rights: readonly string[];
  /** Position of the revocation feed that the rights reflect; undefined when account did not name one. */
  readonly revision: number | undefined;
  /** Whether the key ends, or is good at some addresses only. */
  readonly isKeyBound: boolean;
}

/** Seconds that an exchanged token lives (docs/protocol/tokens.md#access-key-exchange). */
export const exchangedSeconds = 86_400;

const digestLength = 16;

/**
 * The claims of an exchanged access key, which say when the key has bounds that the token does not know of. Rate limits
 * count by `sub`: it is another for every application and key, and its colons keep it apart from every id of a user.
 */
export function appClaims(token: AppToken) {
  const { issuer, tokenId, appId, keyDigest, keyName, rights, isKeyBound, revision } = token;
  const { iat, nbf, exp } = timesOf(token);
  // Without a prototype: V8 would remember the shape of an ordinary object for every id.
  const apps = Object.create(null) as Record<string, readonly string[]>;
  apps[appId] = rights;
  return {
    iss: issuer,
    sub: `app:${appId}:${keyDigest.slice(0, digestLength)}`,
    type: 'app',
    scope: [scopeOf({ kind: 'apps', id: appId })],
    interchangeable: false,
    apps,
    ...(isKeyBound && { bound_key: true }),
    key_name: keyName,
    ...(revision !== undefined && { rev: revision }),
    iat,
    nbf,
    exp,
    jti: tokenId,
  };
}
