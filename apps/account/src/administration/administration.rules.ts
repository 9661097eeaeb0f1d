import { notAdministrator } from '../access/access.errors.js';
import type { User } from '../users/users.repository.js';
import {
  bannedNoAdministrator,
  emergencyAdministratorNeeded,
  lastAdministrator,
  notOneself,
} from './administration.errors.js';
import type { UserMeasure } from './measures.js';

/** Requested status of a user; absent members are unchanged. */
export interface WantedUserChange {
  readonly administrator?: boolean | undefined;
  readonly banned?: boolean | undefined;
  /** Users who were approved once stay approved; they can be banned. */
  readonly approved?: boolean | undefined;
}

type Subject = Pick<User, 'id' | 'username' | 'isAdmin' | 'isBanned' | 'waitsFor'>;

/** The administrator who decides, the ids of all administrators who are not banned, and who of them has to remain. */
export interface Deciders {
  readonly by: string;
  readonly administrators: readonly string[];
  /** User name of ACCOUNT_EMERGENCY_ADMINISTRATOR. */
  readonly emergencyAdministrator?: string | undefined;
}

/**
 * The measures that a requested status needs. Throws when no administrator, or not the emergency administrator,
 * would remain, and when the caller is no longer an administrator.
 */
export function measuresFor(
  user: Subject,
  { administrator = user.isAdmin, banned = user.isBanned, approved }: WantedUserChange,
  deciders: Deciders,
): readonly UserMeasure[] {
  if (!deciders.administrators.includes(deciders.by)) throw notAdministrator();
  const measures = [
    ...(approved && user.waitsFor === 'approval' ? [{ action: 'user.approved' } as const] : []),
    ...changeTo(administrator, user.isAdmin, ['user.made_administrator', 'user.unmade_administrator']),
    ...changeTo(banned, user.isBanned, ['user.banned', 'user.unbanned']),
  ];
  for (const { action } of measures) objections[action](user, { ...deciders, banned });
  return measures;
}

type DecisionContext = Deciders & { readonly banned: boolean };

/** The checks of each measure. */
const objections: Readonly<Record<Simple, (user: Subject, now: DecisionContext) => void>> = {
  'user.approved': () => undefined,
  'user.made_administrator': (_, { banned }) => {
    if (banned) throw bannedNoAdministrator();
  },
  'user.unmade_administrator': requireAnother,
  'user.banned': (user, now) => {
    if (user.id === now.by) throw notOneself();
    requireAnother(user, now);
  },
  'user.unbanned': () => undefined,
};

function requireAnother(
  { id, username, isAdmin }: Subject,
  { administrators, emergencyAdministrator }: DecisionContext,
): void {
  if (isAdmin && username === emergencyAdministrator) throw emergencyAdministratorNeeded({ username });
  if (administrators.every((one) => one === id)) throw lastAdministrator({ username });
}

type Simple = Exclude<
  UserMeasure['action'],
  'user.password_set' | 'user.email_verified' | 'user.second_factors_reset'
>;

function changeTo(
  wanted: boolean,
  now: boolean,
  [made, unmade]: readonly [Simple, Simple],
): readonly { readonly action: Simple }[] {
  if (wanted === now) return [];
  return [{ action: wanted ? made : unmade }];
}
