import { defineError } from '@fieldpost/errors';
import { isId } from '../identifiers/ids.js';

/**
 * Scopes that v2 does not have: those of OpenID Connect Core 1.0 besides `profile`, the claim `groups`, and organizations. They
 * are granted only when requested: tokens of v2 clients that request no scope do not have them.
 */
const scopesOnRequest = ['openid', 'email', 'offline_access', 'groups', 'organizations'] as const;

/**
 * Scopes for general actions; `clients` is a scope that the v2 command line requests (docs/protocol/tokens.md#scopes).
 */
export const generalScopes = [
  'profile',
  'apps',
  'components',
  'gateways',
  'clients',
  ...scopesOnRequest,
] as const;
export type GeneralScope = (typeof generalScopes)[number];

/** The kinds of entity that a token can be narrowed to. */
export const entityKinds = ['apps', 'components', 'gateways'] as const;
export type EntityKind = (typeof entityKinds)[number];

/** One entity per specific scope: `apps:my-app`. */
export interface SpecificScope {
  readonly kind: EntityKind;
  readonly id: string;
}

/** Requested scopes: general scopes and entities, each once. */
export interface ScopeRequest {
  readonly general: readonly GeneralScope[];
  readonly specific: readonly SpecificScope[];
}

/**
 * A token names at most this many entities, so that headers stay short (docs/protocol/tokens.md#entities-per-token).
 */
export const maxEntitiesPerToken = 10;

/** The code is that of RFC 6749, 5.2. */
export const invalidScope = defineError('invalid_scope', 'invalid_argument', 'Scope not valid: {reason}');

export const scopeOf = ({ kind, id }: SpecificScope): string => `${kind}:${id}`;

/** Requested scopes as text, general ones first. */
export const scopesIn = ({ general, specific }: ScopeRequest): string[] => [
  ...general,
  ...specific.map(scopeOf),
];

const isGeneral = (raw: string): raw is GeneralScope => (generalScopes as readonly string[]).includes(raw);
const isKind = (raw: string): raw is EntityKind => (entityKinds as readonly string[]).includes(raw);

function parseSpecific(raw: string): SpecificScope {
  const [kind = '', id = ''] = raw.split(/:(.*)/s);
  if (!isKind(kind) || !isId(id)) throw invalidScope({ reason: `unknown scope "${raw}"` });
  return { kind, id };
}

/** Parses any number of scopes, each once; throws for an unknown one. */
export function distinctScopes(raw: readonly string[]): ScopeRequest {
  const wanted = [...new Set(raw)];
  const general = wanted.filter(isGeneral);
  const specific = wanted.filter((scope) => !isGeneral(scope)).map(parseSpecific);
  return { general, specific };
}

/** Parses requested scopes; throws for an unknown one and for an eleventh entity. */
export function parseScopes(raw: readonly string[]): ScopeRequest {
  const request = distinctScopes(raw);
  if (request.specific.length > maxEntitiesPerToken) {
    throw invalidScope({ reason: `a token holds at most ${maxEntitiesPerToken} entities` });
  }
  return request;
}

/** The scopes, among those of a client, that a request without scopes gets. */
export const scopesByDefault = <Scope extends string>(scopes: readonly Scope[]): readonly Scope[] =>
  scopes.filter((scope) => !(scopesOnRequest as readonly string[]).includes(scope));

/** Scopes that say who the user is: those of OpenID Connect Core 1.0, and `groups`. */
const identityScopes: readonly string[] = ['openid', 'profile', 'email', 'groups', 'offline_access'];

/** Whether a token with these scopes only says who the user is. `profile` without `openid` is v2's access to the account API. */
export const isIdentityOnly = (scopes: readonly string[]): boolean =>
  scopes.includes('openid') && scopes.every((scope) => identityScopes.includes(scope));

/** The general scopes among these. */
export const generalScopesIn = (scopes: readonly string[]): readonly GeneralScope[] =>
  scopes.filter(isGeneral);

/** Whether `held` scopes include all that is requested; a general scope includes each entity of its kind. */
export const isWithin = (held: readonly string[], { general, specific }: ScopeRequest): boolean =>
  general.every((scope) => held.includes(scope)) &&
  specific.every((scope) => held.includes(scope.kind) || held.includes(scopeOf(scope)));

/** A token can be exchanged for a narrower one unless an entity was requested (docs/protocol/tokens.md#restricted-tokens). */
export const isInterchangeable = ({ specific }: ScopeRequest): boolean => specific.length === 0;
