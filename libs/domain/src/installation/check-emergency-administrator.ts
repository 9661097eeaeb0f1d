import { about, type Finding } from './finding.js';

/** The user whom ACCOUNT_EMERGENCY_ADMINISTRATOR names. */
export interface EmergencyAdministrator {
  readonly username: string;
  /** Undefined when there is no such user. */
  readonly user:
    | {
        readonly isAdmin: boolean;
        readonly isBanned: boolean;
        /** Whether the first login waits for an approval or a verification. */
        readonly isWaiting: boolean;
        /** Whether the user logs in through a provider, and so has no password. */
        readonly hasNoPassword: boolean;
      }
    | undefined;
}

/** Why the user cannot log in with a password as an administrator; undefined if that is possible. */
export function emergencyProblem({ user }: EmergencyAdministrator): string | undefined {
  if (!user) return 'There is no such user.';
  if (!user.isAdmin) return 'The user is no administrator.';
  if (user.isBanned) return 'The user is banned.';
  if (user.isWaiting) return 'The user waits for an approval or a verification.';
  return user.hasNoPassword ? 'The user has no password.' : undefined;
}

/** Whether the emergency administrator can log in; nothing when the settings name none. */
export function checkEmergencyAdministrator(
  administrator: EmergencyAdministrator | undefined,
): readonly Finding[] {
  if (!administrator) return [];
  const { ok, failure } = about('emergency administrator', administrator.username);
  const problem = emergencyProblem(administrator);
  if (problem === undefined) return [ok('It is an administrator with a password.')];
  return [
    failure(
      problem,
      'Name an administrator with a password in ACCOUNT_EMERGENCY_ADMINISTRATOR, or make this user one; "user set-password" of account sets a password.',
    ),
  ];
}
