import { covers, parseScopes, type ScopeRequest } from '@fieldpost/domain';
import { AppError, defineError } from '@fieldpost/errors';

export const invalidScope = defineError('invalid_scope', 'invalid_argument', 'Scope not valid: {reason}');

/** Reads requested scopes; every rejection is `invalid_scope`, as OAuth clients know it (RFC 6749, 5.2). */
export function readScopes(raw: readonly string[]): ScopeRequest {
  try {
    return parseScopes(raw);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw invalidScope({ reason: cause.message.replace(/^Scope not valid: /, '') }, { cause });
  }
}

/** Whether everything that is wanted is held already: general scopes by name, entities also by their general scope. */
export const isWithin = (held: readonly string[], { general, specific }: ScopeRequest): boolean =>
  general.every((scope) => held.includes(scope)) && specific.every((scope) => covers(held, scope));
