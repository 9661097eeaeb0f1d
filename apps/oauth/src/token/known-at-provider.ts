import type { account } from '@fieldpost/contracts';
import type { ProviderChecks } from '../providers/provider-checks.service.js';
import type { LoginEvent } from '../sessions/login-event.js';
import { invalidGrant } from './token.errors.js';

/**
 * Requires that the login provider still knows the user: the one through which the user logged in, and the one that the account
 * depends on, also with an app password. Other users need no check.
 */
export async function requireKnown(
  providers: ProviderChecks,
  { user_id: userId, login_provider: needed }: account.Grant__Output,
  { login, now }: { readonly login: LoginEvent | null; readonly now: number },
): Promise<void> {
  const used = login?.provider ?? '';
  for (const provider of new Set([used, needed].filter((id) => id !== ''))) {
    if (await providers.isKnown({ userId, provider }, now)) continue;
    throw invalidGrant({ reason: 'the login provider no longer knows the user: log in again' });
  }
}
