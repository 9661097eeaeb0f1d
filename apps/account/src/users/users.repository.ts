import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isSameEmail, type Username } from '@fieldpost/domain';
import { breaksUnique } from '@fieldpost/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { LimitOfUser } from '../access/creation-limits.js';
import { record } from '../audit/record.js';
import { removeMadeWithPassword } from '../second-factors/removals.js';
import { isFirst, hasNoUsers } from './first-user.js';
import { addUndoLink } from './undo-links.js';
import { UserEntity } from './user.entity.js';
import type { UserId } from '../values/user-id.js';
import { emailExists, oldPasswordWrong, usernameExists } from './users.errors.js';

/** What a registered user waits for before the first login. */
export type Waiting = 'approval' | 'verification';

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
  readonly hasSecondFactor: boolean;
  /** What the first login waits for: the approval of an administrator, or the verification of the address. */
  readonly waitsFor: Waiting | null;
  /** Whether the user verified the address. */
  readonly isEmailValid: boolean;
  /** Replaces a verified address once it is verified. */
  readonly pendingEmail: string | null;
  readonly created: Date;
  readonly limits: Partial<Record<LimitOfUser, number>>;
}

export interface NewUser extends Partial<Pick<UserEntity, 'firstName' | 'lastName' | 'loginProvider'>> {
  readonly id: UserId;
  readonly username: Username;
  readonly email: string;
  readonly passwordHash: string;
  readonly isEmailValid?: boolean;
  /** False for a user who waits for an approval; true by default. */
  readonly isApproved?: boolean;
  /** Whether the user cannot log in before the address is verified; false by default. */
  readonly mustVerifyEmail?: boolean;
  /** Whether the first user of all becomes administrator; false by default. */
  readonly isAdminIfFirst?: boolean;
  /** Network address of the registration, if known. */
  readonly address?: string | undefined;
}

interface AdditionOptions {
  readonly by?: Actor;
  readonly then?: (db: EntityManager) => Promise<void>;
}

export interface UserChanges {
  readonly email?: string;
  readonly name?: Name | null;
  /** Hash of the new password. */
  readonly password?: string;
  /** Hash of the current password, if the user proved it. */
  readonly proven?: string | undefined;
}

/** A link that undoes a change of the address; stored if there is something to undo. */
export interface UndoLink {
  /** Digest of the mailed secret. */
  readonly digest: string;
  readonly seconds: number;
}

/** The address that a change replaces. */
export interface ReplacedEmail {
  readonly email: string;
  /** Whether the undo link was stored; an unverified address cannot undo a change. */
  readonly hasUndoLink: boolean;
}

/** Stores users. */
@Injectable()
export class Users {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Throws when the name exists; an address belongs to the user who verifies it. `by` is the author, if not the user; `then`
   * runs in the same transaction.
   */
  async add(user: NewUser, { by, then }: AdditionOptions = {}): Promise<User> {
    const added = await this.db
      .transaction(async (db) => {
        await this.insert(db, user, by);
        await then?.(db);
        return db.findOneByOrFail(UserEntity, { id: user.id });
      })
      .catch((error: unknown) => rejectTakenName(error, user.username));
    return toUser(added);
  }

  private async insert(
    db: EntityManager,
    { isAdminIfFirst = false, isEmailValid = false, ...user }: NewUser,
    author?: Actor,
  ): Promise<void> {
    const isAdmin = isAdminIfFirst && (await isFirst(db));
    await db.insert(UserEntity, db.create(UserEntity, { ...user, isAdmin, emailValid: isEmailValid }));
    const { id, username, address = null } = user;
    const by = author ?? { userId: id, name: username, client: null, address };
    const action = author ? 'user.created' : 'user.registered';
    await record(db, by, { kind: 'users', id, action, details: { admin: isAdmin } });
  }

  /** Whether there are no users at this moment. */
  areNone(): Promise<boolean> {
    return hasNoUsers(this.db.manager);
  }

  async find(id: UserId): Promise<User | undefined> {
    const row = await this.db.manager.findOneBy(UserEntity, { id });
    return row ? toUser(row) : undefined;
  }

  async passwordHashOf(id: UserId): Promise<string | undefined> {
    return (await this.db.manager.findOneBy(UserEntity, { id }))?.passwordHash;
  }

  /**
   * In one transaction. A new address is pending while the current one is verified, and replaces an unverified one at once. A
   * new password invalidates earlier tokens and drops a pending address. Throws when the proven password has changed.
   */
  change(id: UserId, changes: UserChanges, by: Actor, undo: UndoLink): Promise<ReplacedEmail | undefined> {
    return this.db.transaction(async (db) => {
      const { email, ...others } = changes;
      const address = email === undefined ? undefined : await moveTo(db, { id, email, undo });
      await changeUser(db, id, { ...others, ...address?.columns });
      const details = { changed: Object.keys(changes).filter((field) => field !== 'proven') };
      await record(db, by, { kind: 'users', id, action: 'user.changed', details });
      return address?.replaced;
    });
  }
}

interface Move {
  readonly id: UserId;
  readonly email: string;
  readonly undo: UndoLink;
}

/** Sets a new address as pending, or at once when the current one is not verified. */
async function moveTo(db: EntityManager, { id, email, undo }: Move) {
  const [row] = await db.query<{ email: string; isValid: boolean }[]>(
    'select email, email_valid as "isValid" from users where id = $1 for no key update',
    [id],
  );
  if (!row || row.email === email) return undefined;
  if (isSameEmail(row.email, email)) return { columns: { email, isEmailValid: row.isValid } };
  if (!row.isValid)
    return {
      columns: { email, isEmailValid: false },
      replaced: { email: row.email, hasUndoLink: false },
    };
  await addUndoLink(db, { ...undo, userId: id, email: row.email });
  return { columns: { pendingEmail: email }, replaced: { email: row.email, hasUndoLink: true } };
}

/** Changed columns of a user; absent ones are unchanged. */
export interface UserColumns extends Omit<UserChanges, 'email'> {
  /** The address in force; set with `isEmailValid`. */
  readonly email?: string;
  readonly isEmailValid?: boolean;
  readonly pendingEmail?: string;
}

/** Within a transaction of the caller. A new password or address drops a pending address; a new password also app passwords. */
export async function changeUser(
  db: EntityManager,
  id: UserId,
  { email, isEmailValid, pendingEmail, name, password, proven }: UserColumns,
): Promise<void> {
  const [, affected] = await db.query<[unknown, number]>(
    `update users
        set email         = coalesce($2, email),
            email_valid   = coalesce($8, email_valid),
            pending_email = case when $9::text is not null then $9
                                 when $2::text is not null or $6::text is not null then null
                                 else pending_email end,
            first_name    = case when $3 then $4 else first_name end,
            last_name     = case when $3 then $5 else last_name end,
            valid_after   = case when $6::text is null then valid_after else date_trunc('second', now()) end,
            password_hash = coalesce($6, password_hash)
      where id = $1 and ($7::text is null or password_hash = $7)`,
    [id, email, name !== undefined, name?.first, name?.last, password, proven, isEmailValid, pendingEmail],
  );
  if (affected === 0 && proven !== undefined) throw oldPasswordWrong();
  if (password !== undefined) await removeMadeWithPassword(db, id);
}

function rejectTakenName(error: unknown, username: string): never {
  if (isEmailTaken(error)) throw emailExists({ cause: error });
  if (breaksUnique(error, 'users_username_key')) throw usernameExists({ username }, { cause: error });
  throw error;
}

/** Whether an address could not be verified because another user has verified it. */
export const isEmailTaken = (error: unknown): boolean => breaksUnique(error, 'users_verified_email_key');

function waitsFor({
  isApproved,
  mustVerifyEmail,
  emailValid,
}: Pick<UserEntity, 'isApproved' | 'mustVerifyEmail' | 'emailValid'>): Waiting | null {
  if (!isApproved) return 'approval';
  return mustVerifyEmail && !emailValid ? 'verification' : null;
}

export const toUser = (row: UserEntity): User => ({
  id: row.id as UserId,
  username: row.username as Username,
  email: row.email,
  name:
    row.firstName === null && row.lastName === null
      ? null
      : { first: row.firstName ?? '', last: row.lastName ?? '' },
  isAdmin: row.isAdmin,
  isBanned: row.isBanned,
  hasSecondFactor: row.hasSecondFactor,
  waitsFor: waitsFor(row),
  isEmailValid: row.emailValid,
  pendingEmail: row.pendingEmail,
  created: row.created,
  limits: row.limits,
});
