import { notAdministrator } from '../access/access.errors.js';
import type { User } from '../users/users.repository.js';
import { bannedNoAdministrator, lastAdministrator, notOneself } from './administration.errors.js';
import type { UserMeasure } from './measures.js';

/** What a user is to be; what is absent stays as it is. */
export interface WantedUserChange {
  readonly administrator?: boolean | undefined;
  readonly banned?: boolean | undefined;
}

type Subject = Pick<User, 'id' | 'username' | 'isAdmin' | 'isBanned'>;

/** Who decides, and the ids of all administrators who are not banned, at this moment. */
export interface Deciders {
  readonly by: string;
  readonly administrators: readonly string[];
}

/**
 * The measures that make a user what they are to be, each of them needed. There is always an administrator left, and
 * nobody who ceased to be one meanwhile decides anything.
 */
export function measuresFor(
  user: Subject,
  { administrator = user.isAdmin, banned = user.isBanned }: WantedUserChange,
  deciders: Deciders,
): readonly UserMeasure[] {
  if (!deciders.administrators.includes(deciders.by)) throw notAdministrator();
  const measures = [
    ...changeTo(administrator, user.isAdmin, ['user.made_administrator', 'user.unmade_administrator']),
    ...changeTo(banned, user.isBanned, ['user.banned', 'user.unbanned']),
  ];
  for (const { action } of measures) objections[action](user, { ...deciders, banned });
  return measures;
}

type Circumstances = Deciders & { readonly banned: boolean };

/** What stands against each measure. */
const objections: Readonly<Record<Simple, (user: Subject, now: Circumstances) => void>> = {
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

function requireAnother({ id, username }: Subject, { administrators }: Circumstances): void {
  if (administrators.every((one) => one === id)) throw lastAdministrator({ username });
}

type Simple = Exclude<UserMeasure['action'], 'user.password_set' | 'user.email_verified'>;

function changeTo(
  wanted: boolean,
  now: boolean,
  [made, unmade]: readonly [Simple, Simple],
): readonly { readonly action: Simple }[] {
  if (wanted === now) return [];
  return [{ action: wanted ? made : unmade }];
}
