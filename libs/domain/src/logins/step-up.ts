import { isFreshLogin } from './credential-changes.js';

/** What needs a recent login: changes of password, address and second factors alone, or everything dangerous. */
export const stepUpPolicies = ['credentials', 'dangerous'] as const;
export type StepUpPolicy = (typeof stepUpPolicies)[number];

/** The login that a token of a user comes from, as its claims describe it. */
export interface TokenLogin {
  /** Unix seconds; undefined for tokens that do not come from a login on the website. */
  readonly authTime?: number | undefined;
  /** Claim `amr`; `mfa` for a second factor. */
  readonly methods?: readonly string[] | undefined;
}

/** Whether the login is recent, and had the second factor if the user has one; `now` in Unix seconds. */
export function isStepUp(
  { authTime, methods = [] }: TokenLogin,
  { hasSecondFactor, now }: { readonly hasSecondFactor: boolean; readonly now: number },
): boolean {
  const age = authTime === undefined ? undefined : now - authTime;
  return isFreshLogin(age) && (!hasSecondFactor || methods.includes('mfa'));
}
