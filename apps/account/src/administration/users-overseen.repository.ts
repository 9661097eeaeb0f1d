import type { Username } from '@fieldpost/domain';
import type { AuditedKind } from '../audit/record.js';
import type { Actor } from '../access/actor.js';
import type { Readable } from '../lists/list.js';
import type { User } from '../users/users.repository.js';
import type { UserMeasure } from './measures.js';

/** What users are looked for by. */
export const userStates = ['administrator', 'banned', 'unverified'] as const;
export type UserState = (typeof userStates)[number];

export interface UserSearch {
  /** Part of a user name, an e-mail address or a name; case does not count. */
  readonly search?: string | undefined;
  readonly state?: UserState | undefined;
}

/** Something that a user collaborates on. */
export interface Share {
  readonly kind: AuditedKind;
  readonly id: string;
  readonly rights: readonly string[];
}

/** Users as administrators see them. The class is also the injection token. */
export abstract class UsersOverseen {
  /** Oldest first. */
  abstract list(search: UserSearch): Readable<User>;
  abstract find(username: Username): Promise<User | undefined>;
  /** By kind and id, so many at most. */
  abstract sharesOf(user: User, limit: number): Promise<readonly Share[]>;
  /**
   * Takes the measures that are decided on with the ids of all administrators who are not banned; of two decisions at
   * once the second knows what the first made. Undefined when there is no such user.
   */
  abstract change(
    username: Username,
    by: Actor,
    decide: (user: User, administrators: readonly string[]) => readonly UserMeasure[],
  ): Promise<User | undefined>;
}
