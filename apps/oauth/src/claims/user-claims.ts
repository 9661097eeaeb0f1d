import { type EntityKind, entityKinds, scopeOf, type ScopeRequest } from '@fieldpost/domain';
import { type Lifetime, timesOf } from './lifetime.js';

/** Entities of one kind by id, with the rights on each. */
export type Rights = Readonly<Record<string, readonly string[]>>;

/** Who a user is, for tokens with the scope `profile`. */
export interface Profile {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Unix seconds. */
  readonly created: number;
  /** Whether the e-mail address was verified. */
  readonly valid: boolean;
}

/** What account grants a user through a client, at this moment. */
export interface UserGrant {
  readonly userId: string;
  readonly profile: Profile | undefined;
  /** Unix seconds: what was issued before is dead. */
  readonly validAfter: number;
  /** Position of the revocation feed that the grant reflects; undefined when account did not name one. */
  readonly revision: number | undefined;
  readonly scopes: readonly string[];
  readonly rights: Readonly<Record<EntityKind, Rights>>;
}

/** A token of a user, for one client. */
export interface UserToken extends Lifetime {
  readonly issuer: string;
  readonly tokenId: string;
  readonly client: string;
  readonly grant: UserGrant;
  readonly interchangeable: boolean;
}

/**
 * A token may be exchanged for a narrower one exactly when nothing specific was asked for
 * (docs/protocol/tokens.md#restricted-tokens).
 */
export const isInterchangeable = ({ specific }: ScopeRequest): boolean => specific.length === 0;

/** The claims of a user's token (docs/protocol/tokens.md#claims): no `aud`, `name` an object, `scope` an array. */
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

/** A map for each kind that the scopes speak of, with the entities that they name. */
function rightsClaims({ scopes, rights }: UserGrant): Partial<Record<EntityKind, Rights>> {
  const isSpokenOf = (kind: EntityKind) =>
    scopes.some((scope) => scope === kind || scope.startsWith(`${kind}:`));
  const named = (kind: EntityKind) =>
    Object.entries(rights[kind]).filter(([id]) => scopes.includes(scopeOf({ kind, id })));
  return Object.fromEntries(
    entityKinds.filter(isSpokenOf).map((kind) => [kind, Object.fromEntries(named(kind))]),
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
