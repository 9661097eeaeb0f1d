import type { account } from '@fieldpost/contracts';
import {
  clientSubject,
  clientType,
  datedBackSeconds,
  type EntityKind,
  entityKinds,
  isIdentityOnly,
  scopeOf,
  type TokenLogin,
} from '@fieldpost/domain';

/** When a token is issued (Unix milliseconds) and how many seconds it is valid. */
export interface Lifetime {
  readonly now: number;
  readonly seconds: number;
}

/** Claims of a token that can be revoked individually. */
export interface TokenIdentity {
  readonly issuer: string;
  readonly tokenId: string;
}

/** A token of a user, for one client. */
export interface UserToken extends Lifetime {
  readonly client: string;
  readonly grant: account.Grant__Output;
  readonly interchangeable: boolean;
  /** The login on the website that the token comes from; null for none. */
  readonly login: TokenLogin | null;
  /** Scopes of the login or of the token, of which the token has some or all. */
  readonly loginScopes: readonly string[];
}

/** A token of a client that acts for itself. */
export type ClientToken = Omit<UserToken, 'interchangeable' | 'login' | 'loginScopes'>;

/** Whole seconds: v2 verifiers reject fractions. Dated back for clocks that are behind. */
export function timesOf({ now, seconds }: Lifetime) {
  const issued = Math.floor(now / 1000);
  return { iat: issued - datedBackSeconds, nbf: issued - datedBackSeconds, exp: issued + seconds };
}

/** Position of the revocation feed that a grant reflects; no claim when account named none. */
export const revisionClaim = ({ revision }: { readonly revision: string }) =>
  Number(revision) > 0 && { rev: Number(revision) };

/** The audience of tokens that only say who the user is; `origin` is that of the public URL. */
export const userinfoAt = (origin: string): string => `${origin}/users/userinfo`;

/**
 * Claims of a user's token (docs/protocol/tokens.md#claims): `name` is an object, `scope` an array. Only a token that says who the
 * user is has an `aud`: no other API may accept it, nor a token with fewer scopes of the same login (ADR 144).
 */
export const userClaims = ({
  issuer,
  origin,
  tokenId,
  client,
  grant,
  interchangeable,
  login,
  loginScopes,
  ...lifetime
}: UserToken & TokenIdentity & { readonly origin: string }) => ({
  iss: issuer,
  sub: grant.user_id,
  type: 'user',
  client,
  scope: grant.scopes,
  interchangeable,
  ...([grant.scopes, loginScopes].some(isIdentityOnly) && { aud: userinfoAt(origin) }),
  ...rightsClaims(grant),
  ...(grant.profile && grant.scopes.includes('profile') && profileClaims(grant.profile)),
  ...loginClaims(login, grant),
  ...revisionClaim(grant),
  ...timesOf(lifetime),
  jti: tokenId,
});

/** Claims of a client that acts for itself (RFC 6749, 4.4): rights on entities, and no user. */
export const clientClaims = ({
  issuer,
  tokenId,
  client,
  grant,
  ...lifetime
}: ClientToken & TokenIdentity) => ({
  iss: issuer,
  sub: clientSubject(client),
  type: clientType,
  client,
  scope: grant.scopes,
  interchangeable: false,
  ...rightsClaims(grant),
  ...revisionClaim(grant),
  ...timesOf(lifetime),
  jti: tokenId,
});

/** A map for each kind of entity in the scopes, with the entities that they name. */
function rightsClaims(grant: account.Grant__Output) {
  const { scopes } = grant;
  const isInScopes = (kind: EntityKind) =>
    scopes.some((scope) => scope === kind || scope.startsWith(`${kind}:`));
  const named = (kind: EntityKind) =>
    Object.entries(grant[kind]).filter(([id]) => scopes.includes(scopeOf({ kind, id })));
  return Object.fromEntries(
    entityKinds
      .filter(isInScopes)
      .map((kind) => [kind, Object.fromEntries(named(kind).map(([id, { rights }]) => [id, rights]))]),
  );
}

/**
 * When and how the user logged in (RFC 9068, 2.2.1), for APIs that need a recent login. Not after a login on a remembered
 * device, because those APIs cannot know that the user has a second factor.
 */
function loginClaims(login: TokenLogin | null, { has_second_factor: hasFactor }: account.Grant__Output) {
  const { authTime, methods = [] } = login ?? {};
  if (authTime === undefined || (hasFactor && !methods.includes('mfa'))) return {};
  return { auth_time: authTime, amr: methods };
}

function profileClaims(profile: account.Profile__Output) {
  const { username, email, first_name: first, last_name: last, created, valid } = profile;
  return {
    username,
    email,
    ...((first !== '' || last !== '') && { name: { first, last } }),
    created: new Date(Number(created) * 1000).toISOString(),
    valid,
  };
}
