import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import {
  type AppId,
  type AppRight,
  type Claims,
  type ComponentId,
  type GatewayId,
  revisionOf,
  scopeOf,
  type ServiceName,
} from '@fieldpost/domain';
import { Tally } from '@fieldpost/observability';
import { OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import { KeyRing, signJwt } from '../signing/key-ring.js';
import {
  clientClaims,
  type ClientToken,
  type Lifetime,
  revisionClaim,
  timesOf,
  type TokenIdentity,
  userClaims,
  type UserToken,
} from './grant-claims.js';

/** A token with the rights of an access key. */
interface AppToken extends Lifetime {
  readonly appId: AppId;
  /** Digest of application and key. */
  readonly keyDigest: string;
  readonly key: account.KeyGrant__Output;
}

/** A token for servers of other operators, in exchange for the presented one. */
interface NarrowedToken extends Lifetime {
  readonly presented: Claims;
  readonly appId: AppId;
  readonly rights: readonly AppRight[];
}

/** The token of a router, broker or handler. */
interface ComponentToken extends Lifetime {
  readonly type: ServiceName;
  readonly id: ComponentId;
}

interface GatewayToken extends Lifetime {
  readonly id: GatewayId;
  readonly locationPublic: boolean;
  readonly statusPublic: boolean;
}

/** The id of the login's grant, where the token belongs to a login. */
interface LoginToken {
  readonly grantId?: string | undefined;
}

/** A signed token; `expiresAt` in Unix seconds. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Signs the claims of every token with the current key. */
@Injectable()
export class TokenIssuer {
  /** Signed tokens by kind. */
  readonly issued = new Tally(['user', 'app', 'client', 'narrowed', 'component', 'gateway']);
  private readonly issuer: string;
  private readonly origin: string;

  constructor(
    private readonly keys: KeyRing,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.issuer = settings.FIELDPOST_ISSUER;
    this.origin = originOf(settings);
  }

  userToken({ grantId, ...token }: UserToken & LoginToken): IssuedToken {
    const { issuer, origin } = this;
    return this.sign('user', userClaims({ ...token, issuer, origin, tokenId: newTokenId(grantId) }));
  }

  clientToken(token: ClientToken): IssuedToken {
    return this.sign('client', clientClaims({ ...token, issuer: this.issuer, tokenId: newTokenId() }));
  }

  appToken(token: AppToken): IssuedToken {
    return this.sign('app', appClaims({ ...token, issuer: this.issuer, tokenId: newTokenId() }));
  }

  narrowedToken({ grantId, ...token }: NarrowedToken & LoginToken): IssuedToken {
    const identity = { issuer: this.issuer, tokenId: newTokenId(grantId) };
    return this.sign('narrowed', narrowedClaims({ ...token, ...identity }));
  }

  /** The claims of v2's component tokens and no others (docs/protocol/tokens.md#claims). */
  componentToken({ type, id, ...lifetime }: ComponentToken): IssuedToken {
    return this.sign('component', { iss: this.issuer, sub: id, type, ...timesOf(lifetime) });
  }

  /** Routers need `type` and `sub`, and read which data is public (docs/protocol/tokens.md#claims). */
  gatewayToken({ id, locationPublic, statusPublic, ...lifetime }: GatewayToken): IssuedToken {
    return this.sign('gateway', {
      iss: this.issuer,
      sub: id,
      type: 'gateway',
      location_public: locationPublic,
      status_public: statusPublic,
      ...timesOf(lifetime),
    });
  }

  private sign<Claimed extends { readonly exp: number }>(kind: string, claims: Claimed): IssuedToken {
    const token = signJwt(claims, this.keys.current);
    this.issued.count(kind);
    return { token, expiresAt: claims.exp };
  }
}

const separator = '.';

/** A new `jti`. That of a token of a login starts with the id of the login's grant. */
export const newTokenId = (grantId?: string): string =>
  grantId === undefined ? randomUUID() : `${grantId}${separator}${randomUUID()}`;

/** The grant of the login that a token belongs to; undefined for others, such as tokens of access keys. */
export function grantIdIn(tokenId: string | undefined): string | undefined {
  const [grantId, own] = tokenId?.split(separator) ?? [];
  return own === undefined ? undefined : grantId;
}

const keyDigestLength = 16;

/** Claims of an exchanged access key. `sub` differs by application and key, so rate limits count each key by itself. */
export function appClaims({ issuer, tokenId, appId, keyDigest, key, ...lifetime }: AppToken & TokenIdentity) {
  // Without a prototype: V8 would remember the shape of an ordinary object for every id.
  const apps = Object.create(null) as Record<string, readonly string[]>;
  apps[appId] = key.rights;
  return {
    iss: issuer,
    sub: `app:${appId}:${keyDigest.slice(0, keyDigestLength)}`,
    type: 'app',
    scope: [scopeOf({ kind: 'apps', id: appId })],
    interchangeable: false,
    apps,
    ...((key.bound_to_address || key.expires !== '0') && { bound_key: true }),
    key_name: key.key_name,
    ...revisionClaim(key),
    ...timesOf(lifetime),
    jti: tokenId,
  };
}

/**
 * Claims of the caller of the presented token with these rights to one application. The token is revoked whenever the
 * presented one is, and cannot be exchanged.
 */
export const narrowedClaims = ({
  issuer,
  tokenId,
  presented,
  appId,
  rights,
  ...lifetime
}: NarrowedToken & TokenIdentity) => ({
  iss: issuer,
  sub: presented.subject,
  ...(presented.type !== undefined && { type: presented.type }),
  ...(presented.client !== undefined && { client: presented.client }),
  scope: [scopeOf({ kind: 'apps', id: appId })],
  interchangeable: false,
  apps: { [appId]: rights },
  ...(presented.isOfBoundKey && { bound_key: true }),
  ...(presented.keyName !== undefined && { key_name: presented.keyName }),
  rev: revisionOf(presented),
  ...timesOf(lifetime),
  jti: tokenId,
});
