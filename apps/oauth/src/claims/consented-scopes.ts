import { generalScopes } from '@fieldpost/domain';
import type { UserGrant } from './user-claims.js';

const isGeneral = (scope: string): boolean => (generalScopes as readonly string[]).includes(scope);

/** The general scopes among those of a grant. */
export const generalIn = (scopes: readonly string[]): readonly string[] => scopes.filter(isGeneral);

/**
 * What of a grant the user has consented to: general scopes by name, entities by their kind. Rights need no look, since
 * a token speaks of those alone that its scopes name. Null is a login that nobody limited.
 */
export const asConsented = (grant: UserGrant, consented: readonly string[] | null): UserGrant => {
  if (consented === null) return grant;
  const isConsented = (scope: string): boolean => consented.includes(scope.replace(/:.*/s, ''));
  return { ...grant, scopes: grant.scopes.filter(isConsented) };
};
