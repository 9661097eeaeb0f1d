import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Username } from '@fieldpost/domain';
import { breaksUnique } from '@fieldpost/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { record } from '../audit/record.js';
import { UserEntity } from './user.entity.js';
import type { UserId } from './user-id.js';
import { emailExists, oldPasswordWrong, usernameExists } from './users.errors.js';
import { type NewUser, type User, type UserChanges, Users } from './users.repository.js';

/** Held while the first user of all is made, so that two at once do not both find nobody. */
const firstUserLock = 4_711_002;

@Injectable()
export class UsersTypeorm extends Users {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async add(user: NewUser): Promise<User> {
    const added = await this.db
      .transaction((db) => this.insert(db, user))
      .catch((error: unknown) => refuseTaken(error, user.username));
    return toUser(added);
  }

  private async insert(db: EntityManager, user: NewUser): Promise<UserEntity> {
    const noUsers = 'not exists (select from users)';
    // A statement of its own: the next one must see what whoever held the lock before has written.
    await db.query(`select pg_advisory_xact_lock(${firstUserLock}) where ${noUsers}`);
    const [{ isAdmin }] = (await db.query(`select ${noUsers} as "isAdmin"`)) as [{ isAdmin: boolean }];
    const row = db.create(UserEntity, { ...user, isAdmin });
    await db.insert(UserEntity, row);
    const by = { userId: user.id, name: user.username, client: null, address: user.address ?? null };
    const details = { admin: isAdmin };
    await record(db, by, { kind: 'users', id: user.id, action: 'user.registered', details });
    return db.findOneByOrFail(UserEntity, { id: user.id });
  }

  async find(id: UserId): Promise<User | undefined> {
    const row = await this.db.manager.findOneBy(UserEntity, { id });
    return row ? toUser(row) : undefined;
  }

  async list({ limit, offset }: { limit: number; offset: number }): Promise<readonly User[]> {
    const order = { created: 'asc', id: 'asc' } as const;
    const rows = await this.db.manager.find(UserEntity, { order, take: limit, skip: offset });
    return rows.map(toUser);
  }

  async passwordHashOf(id: UserId): Promise<string | undefined> {
    return (await this.db.manager.findOneBy(UserEntity, { id }))?.passwordHash;
  }

  async change(id: UserId, changes: UserChanges, by: Actor): Promise<void> {
    const changed = this.db.transaction(async (db) => {
      await changeUser(db, id, changes);
      const details = { changed: Object.keys(changes) };
      await record(db, by, { kind: 'users', id, action: 'user.changed', details });
    });
    await changed.catch((error: unknown) => refuseTaken(error, ''));
  }
}

/** Through a transaction of the caller; a new address is not a verified one, and with a new password older tokens are dead. */
export async function changeUser(
  db: EntityManager,
  id: UserId,
  { email, name, password }: UserChanges,
): Promise<void> {
  const [, affected] = await db.query<[unknown, number]>(
    `update users
        set email_valid   = email_valid and ($2::text is null or lower($2 collate "C") = lower(email collate "C")),
            email         = coalesce($2, email),
            first_name    = case when $3 then $4 else first_name end,
            last_name     = case when $3 then $5 else last_name end,
            valid_after   = case when $6::text is null then valid_after else date_trunc('second', now()) end,
            password_hash = coalesce($6, password_hash)
      where id = $1 and ($7::text is null or password_hash = $7)`,
    [id, email, name !== undefined, name?.first, name?.last, password?.hash, password?.proven],
  );
  if (affected === 0 && password?.proven !== undefined) throw oldPasswordWrong();
}

function refuseTaken(error: unknown, username: string): never {
  if (breaksUnique(error, 'users_username_key')) throw usernameExists({ username }, { cause: error });
  if (breaksUnique(error, 'users_email_key')) throw emailExists({ cause: error });
  throw error;
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
  isEmailValid: row.emailValid,
  created: row.created,
});
