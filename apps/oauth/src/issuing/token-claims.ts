import { randomUUID } from 'node:crypto';
import {
  type AppId,
  type AppRight,
  type Claims,
  type ComponentId,
  datedBackSeconds,
  type EntityKind,
  entityKinds,
  type GatewayId,
  revisionOf,
  scopeOf,
  type ServiceName,
} from '@fieldpost/domain';

/** When a token is issued (Unix milliseconds) and how many seconds it is valid. */
interface Lifetime {
  readonly now: number;
  readonly seconds: number;
}

/** What tokens have that can be revoked one by one. */
interface Identified extends Lifetime {
  readonly issuer: string;
  readonly tokenId: string;
}

/** Whole seconds: v2 verifiers reject fractions. Dated back for clocks that are behind. */
function timesOf({ now, seconds }: Lifetime) {
  const issued = Math.floor(now / 1000);
  return { iat: issued - datedBackSeconds, nbf: issued - datedBackSeconds, exp: issued + seconds };
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

/** Rights by id of the entity, for one kind of entity. */
export type Rights = Readonly<Record<string, readonly string[]>>;

/** User data for tokens with the scope `profile`. */
export interface Profile {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Unix seconds. */
  readonly created: number;
  /** Whether the e-mail address is verified. */
  readonly valid: boolean;
}

/** What account grants a user through a client at this moment. */
export interface UserGrant {
  readonly userId: string;
  readonly profile: Profile | undefined;
  /** Unix seconds; tokens issued before are revoked. */
  readonly validAfter: number;
  /** Position in the revocation feed that the grant reflects; undefined when account named none. */
  readonly revision: number | undefined;
  readonly scopes: readonly string[];
  readonly rights: Readonly<Record<EntityKind, Rights>>;
}

/** A token of a user, for one client. */
export interface UserToken extends Identified {
  readonly client: string;
  readonly grant: UserGrant;
  readonly interchangeable: boolean;
}

/** Claims of a user's token (docs/protocol/tokens.md#claims): no `aud`, `name` is an object, `scope` an array. */
export const userClaims = ({ issuer, tokenId, client, grant, interchangeable, ...lifetime }: UserToken) => ({
  iss: issuer,
  sub: grant.userId,
  type: 'user',
  client,
  scope: grant.scopes,
  interchangeable,
  ...rightsClaims(grant),
  ...(grant.profile && grant.scopes.includes('profile') && profileClaims(grant.profile)),
  ...(grant.revision !== undefined && { rev: grant.revision }),
  ...timesOf(lifetime),
  jti: tokenId,
});

/** A map for each kind of entity in the scopes, with the entities that they name. */
function rightsClaims({ scopes, rights }: UserGrant): Partial<Record<EntityKind, Rights>> {
  const isInScopes = (kind: EntityKind) =>
    scopes.some((scope) => scope === kind || scope.startsWith(`${kind}:`));
  const named = (kind: EntityKind) =>
    Object.entries(rights[kind]).filter(([id]) => scopes.includes(scopeOf({ kind, id })));
  return Object.fromEntries(
    entityKinds.filter(isInScopes).map((kind) => [kind, Object.fromEntries(named(kind))]),
  );
}

function profileClaims({ username, email, firstName, lastName, created, valid }: Profile) {
  const hasName = firstName !== '' || lastName !== '';
  return {
    username,
    email,
    ...(hasName && { name: { first: firstName, last: lastName } }),
    created: new Date(created * 1000).toISOString(),
    valid,
  };
}

/** A token with the rights of an access key. */
export interface AppToken extends Identified {
  readonly appId: AppId;
  /** Digest of application and key. */
  readonly keyDigest: string;
  readonly keyName: string;
  readonly rights: readonly string[];
  /** Position in the revocation feed that the rights reflect; undefined when account named none. */
  readonly revision: number | undefined;
  /** Whether the key expires, or is limited to some addresses. */
  readonly isKeyBound: boolean;
}

const keyDigestLength = 16;

/** Claims of an exchanged access key. `sub` differs by application and key, so rate limits count each key by itself. */
export function appClaims(token: AppToken) {
  const { issuer, tokenId, appId, keyDigest, keyName, rights, isKeyBound, revision } = token;
  // Without a prototype: V8 would remember the shape of an ordinary object for every id.
  const apps = Object.create(null) as Record<string, readonly string[]>;
  apps[appId] = rights;
  return {
    iss: issuer,
    sub: `app:${appId}:${keyDigest.slice(0, keyDigestLength)}`,
    type: 'app',
    scope: [scopeOf({ kind: 'apps', id: appId })],
    interchangeable: false,
    apps,
    ...(isKeyBound && { bound_key: true }),
    key_name: keyName,
    ...(revision !== undefined && { rev: revision }),
    ...timesOf(token),
    jti: tokenId,
  };
}

/** A token for servers of others, in place of the presented one. */
export interface NarrowedToken extends Identified {
  readonly presented: Claims;
  readonly appId: AppId;
  readonly rights: readonly AppRight[];
}

/**
 * Claims of the caller of the presented token with these rights to one application. The token is revoked whenever the
 * presented one is, and cannot be exchanged.
 */
export const narrowedClaims = (token: NarrowedToken) => {
  const { issuer, tokenId, presented, appId, rights } = token;
  return {
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
    ...timesOf(token),
    jti: tokenId,
  };
};

/** The token of a router, broker or handler. */
export interface ComponentToken extends Lifetime {
  readonly issuer: string;
  readonly type: ServiceName;
  readonly id: ComponentId;
}

/** The claims of v2's component tokens and no others (docs/protocol/tokens.md#claims). */
export const componentClaims = ({ issuer, type, id, ...lifetime }: ComponentToken) => ({
  iss: issuer,
  sub: id,
  type,
  ...timesOf(lifetime),
});

/** The token of a gateway. */
export interface GatewayToken extends Lifetime {
  readonly issuer: string;
  readonly id: GatewayId;
  readonly locationPublic: boolean;
  readonly statusPublic: boolean;
}

/** Claims of a gateway: routers need `type` and `sub`, and read what is public (docs/protocol/tokens.md#claims). */
export const gatewayClaims = ({ issuer, id, locationPublic, statusPublic, ...lifetime }: GatewayToken) => ({
  iss: issuer,
  sub: id,
  type: 'gateway',
  location_public: locationPublic,
  status_public: statusPublic,
  ...timesOf(lifetime),
});
