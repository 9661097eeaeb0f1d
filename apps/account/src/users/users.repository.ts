import type { Username } from '@fieldpost/domain';
import type { Actor } from '../access/actor.js';
import type { UserId } from '../values/user-id.js';

export interface Name {
  readonly first: string;
  readonly last: string;
}

export interface User {
  readonly id: UserId;
  readonly username: Username;
  readonly email: string;
  readonly name: Name | null;
  readonly isAdmin: boolean;
  readonly isBanned: boolean;
  /** Whether the user has proved that the address is theirs. */
  readonly isEmailValid: boolean;
  /** Takes the place of a verified address once it is verified. */
  readonly pendingEmail: string | null;
  readonly created: Date;
}

export interface NewUser {
  readonly id: UserId;
  readonly username: Username;
  readonly email: string;
  readonly passwordHash: string;
  /** From where the registration came, where that is known. */
  readonly address?: string | undefined;
}

export interface UserChanges {
  readonly email?: string;
  readonly name?: Name | null;
  /** Hash of the new password. */
  readonly password?: string;
  /** Hash of the current password, which the user knew; undefined where something else was proven. */
  readonly proven?: string | undefined;
}

/** A link that undoes a change of the address, to be kept if there is something to undo. */
export interface UndoLink {
  /** Of the secret that is mailed. */
  readonly digest: string;
  readonly seconds: number;
}

/** The address that was or is to be replaced. */
export interface ReplacedEmail {
  readonly email: string;
  /** Whether the undo link was kept: an address that was never verified can undo nothing. */
  readonly hasUndoLink: boolean;
}

/** Where users are kept. The class is also the injection token. */
export abstract class Users {
  /** The first user of all becomes administrator. A name that is taken is rejected; an address belongs to who verifies it. */
  abstract add(user: NewUser): Promise<User>;
  abstract find(id: UserId): Promise<User | undefined>;
  abstract list(page: { readonly limit: number; readonly offset: number }): Promise<readonly User[]>;
  abstract passwordHashOf(id: UserId): Promise<string | undefined>;
  /**
   * All of it or nothing. Another address is pending as long as the current one is verified, and replaces it at once where it
   * is not. With a new password older tokens are dead and a pending address is dropped. Rejected when the password that was
   * proven is no longer the user's.
   */
  abstract change(
    id: UserId,
    changes: UserChanges,
    by: Actor,
    undo: UndoLink,
  ): Promise<ReplacedEmail | undefined>;
}
