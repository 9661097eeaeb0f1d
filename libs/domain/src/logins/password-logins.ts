/** Users who may log in with a password: all users, administrators, or only the emergency administrator. */
export const passwordLoginPolicies = ['all', 'administrators', 'off'] as const;
export type PasswordLoginPolicy = (typeof passwordLoginPolicies)[number];

export interface PasswordUser {
  readonly username: string;
  readonly isAdmin: boolean;
  /** The provider that created the user, who therefore logs in through it; null for none. */
  readonly loginProvider: string | null;
}

/**
 * Whether a user with the right password may log in with it. The emergency administrator always may, so that a provider that
 * is down or misconfigured does not lock all administrators out.
 */
export function mayUsePassword(
  policy: PasswordLoginPolicy,
  emergencyAdministrator: string | undefined,
  { username, isAdmin, loginProvider }: PasswordUser,
): boolean {
  if (isAdmin && username === emergencyAdministrator) return true;
  if (loginProvider !== null) return false;
  return policy === 'all' || (policy === 'administrators' && isAdmin);
}
