import type { Username } from '@fieldpost/domain';
import type { Actor } from '../audit/actor.js';
import type { UserId } from './user-id.js';

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
  readonly password?: NewPassword;
}

export interface NewPassword {
  readonly hash: string;
  /** The hash of the old one, which somebody knew; undefined where something else was proven. */
  readonly proven?: string | undefined;
}

/** Where users are kept. The class is also the injection token. */
export abstract class Users {
  /** The first user of all becomes administrator. A name or address that is taken is refused. */
  abstract add(user: NewUser): Promise<User>;
  abstract find(id: UserId): Promise<User | undefined>;
  abstract list(page: { readonly limit: number; readonly offset: number }): Promise<readonly User[]>;
  abstract passwordHashOf(id: UserId): Promise<string | undefined>;
  /**
   * All of it or nothing. A new address is not a verified one; with a new password, older tokens are dead. The new password
   * is refused when the one that was proven is no longer the user's.
   */
  abstract change(id: UserId, changes: UserChanges, by: Actor): Promise<void>;
}
