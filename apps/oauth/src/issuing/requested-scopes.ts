import { covers, generalScopes, parseScopes, type ScopeRequest } from '@fieldpost/domain';
import { AppError, defineError } from '@fieldpost/errors';
import type { UserGrant } from './token-claims.js';

export const invalidScope = defineError('invalid_scope', 'invalid_argument', 'Scope not valid: {reason}');

/** Parses requested scopes. Every error is `invalid_scope`, as OAuth clients expect (RFC 6749, 5.2). */
export function readScopes(raw: readonly string[]): ScopeRequest {
  try {
    return parseScopes(raw);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw invalidScope({ reason: cause.message.replace(/^Scope not valid: /, '') }, { cause });
  }
}

/** Whether `held` scopes include all that is requested; a general scope includes each entity of its kind. */
export const isWithin = (held: readonly string[], { general, specific }: ScopeRequest): boolean =>
  general.every((scope) => held.includes(scope)) && specific.every((scope) => covers(held, scope));

/** A token can be exchanged for a narrower one unless an entity was requested (docs/protocol/tokens.md#restricted-tokens). */
export const isInterchangeable = ({ specific }: ScopeRequest): boolean => specific.length === 0;

const isGeneral = (scope: string): boolean => (generalScopes as readonly string[]).includes(scope);

/** The general scopes among those of a grant. */
export const generalIn = (scopes: readonly string[]): readonly string[] => scopes.filter(isGeneral);

/**
 * The part of a grant that the user consented to: general scopes by name, entities by their kind. The rights stay, since
 * a token has only those of its scopes. Null: the login has no consent that limits it.
 */
export const asConsented = (grant: UserGrant, consented: readonly string[] | null): UserGrant => {
  if (consented === null) return grant;
  const isConsented = (scope: string): boolean => consented.includes(scope.replace(/:.*/s, ''));
  return { ...grant, scopes: grant.scopes.filter(isConsented) };
};
