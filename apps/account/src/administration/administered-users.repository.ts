import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Username } from '@fieldpost/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { LimitOfUser } from '../access/creation-limits.js';
import { conditionsOf } from '../lists/conditions.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, type Order, readableFrom } from '../lists/readable-from.js';
import { requireOtherOwners } from '../organizations/last-owners.js';
import { UserEntity } from '../users/user.entity.js';
import { type User, toUser } from '../users/users.repository.js';
import { applyMeasure, type UserMeasure } from './measures.js';
import { type OwnedKind, record } from '../audit/record.js';

/** States that users can be filtered by. */
export const userStates = ['administrator', 'banned', 'unapproved', 'unverified'] as const;
export type UserState = (typeof userStates)[number];

/** Members that users can be sorted by. */
export const userSorts = ['created', 'username', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

export interface UserSearch {
  /** Part of a user name, an e-mail address or a name; case-insensitive. */
  readonly search?: string | undefined;
  readonly state?: UserState | undefined;
  /** The time of the registration by default. */
  readonly sort?: UserSort | undefined;
  readonly direction?: 'up' | 'down' | undefined;
}

/** An entity that a user collaborates on. */
export interface Collaboration {
  readonly kind: OwnedKind;
  readonly id: string;
  readonly rights: readonly string[];
}

/** Null removes a limit, absent ones are unchanged. */
export type LimitChanges = Partial<Record<LimitOfUser, number | null | undefined>>;

const conditions: Readonly<Record<UserState, string>> = {
  administrator: 'u.is_admin',
  banned: 'u.is_banned',
  unapproved: 'not u.is_approved',
  unverified: 'not u.email_valid',
};

const orders: Readonly<Record<UserSort, Order>> = {
  created: createdOrder('u'),
  username: { by: ['u.username'], types: ['text'] },
  email: { by: ['u.email', 'u.id'], types: ['text', 'text'] },
};

/** Columns with the property names of the entity. */
const columns = `
  u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_admin as "isAdmin",
  u.is_banned as "isBanned", u.email_valid as "emailValid",
  u.is_approved as "isApproved", u.must_verify_email as "mustVerifyEmail", u.has_second_factor as "hasSecondFactor",
  u.limits, u.created`;

/** Stores what administrators see and change of users. */
@Injectable()
export class AdministeredUsers {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Oldest first, unless another order is wanted. */
  list({ search, state, sort = 'created', direction = 'up' }: UserSearch): Readable<User> {
    const found = `strpos(lower(concat_ws(' ', u.username, u.email, u.first_name, u.last_name)), lower(?)) > 0`;
    const { where, values } = conditionsOf(state === undefined ? 'true' : conditions[state], [
      [found, search],
    ]);
    const { count, read } = readableFrom<UserEntity>(this.db, {
      columns,
      from: 'from users u',
      where,
      order: { ...orders[sort], direction },
      values,
    });
    return {
      count,
      read: async (slice) => {
        const rows = await read(slice);
        return rows.map(({ position, ...row }) => ({ ...toUser(row), position }));
      },
    };
  }

  async find(username: Username): Promise<User | undefined> {
    const row = await this.db.manager.findOneBy(UserEntity, { username });
    return row ? toUser(row) : undefined;
  }

  /** By kind and id, at most `limit`. */
  collaborationsOf({ id }: User, limit: number): Promise<readonly Collaboration[]> {
    return this.db.query(
      `select c.kind, c.entity_id as id, c.rights
         from collaborators c left join applications a on c.kind = 'apps' and a.id = c.entity_id
        where c.user_id = $1 and a.deleted is null
        order by c.kind, c.entity_id limit $2`,
      [id, limit],
    );
  }

  /**
   * Applies the measures that `decide` returns for the ids of all administrators who are not banned, and the limits; null ones
   * are removed. Concurrent decisions are serialized. Undefined when there is no such user.
   */
  change(
    username: Username,
    { by, limits }: { readonly by: Actor; readonly limits: LimitChanges | undefined },
    decide: (user: User, administrators: readonly string[]) => readonly UserMeasure[],
  ): Promise<User | undefined> {
    return this.db.transaction(async (db) => {
      const administrators = await lockAdministrators(db);
      const row = await db.findOne(UserEntity, { where: { username }, lock: { mode: 'for_no_key_update' } });
      if (!row) return undefined;
      for (const measure of decide(toUser(row), administrators)) await applyMeasure(db, row.id, measure, by);
      if (limits) await setLimits(db, row.id, limits, by);
      return toUser(await db.findOneByOrFail(UserEntity, { id: row.id }));
    });
  }

  /**
   * Deletes a user who waits for an approval, and so has no tokens. False when there is no such user, or the user was approved.
   * Throws for the last owner of an organization.
   */
  removeUnapproved(username: Username, by: Actor): Promise<boolean> {
    return this.db.transaction(async (db) => {
      await requireOtherOwners(db, username);
      const [[removed]] = await db.query<[{ id: string; email: string }[], number]>(
        'delete from users where username = $1 and not is_approved returning id, email',
        [username],
      );
      if (!removed) return false;
      const { id, email } = removed;
      await record(db, by, { kind: 'users', id, action: 'user.rejected', details: { username, email } });
      return true;
    });
  }
}

async function setLimits(db: EntityManager, id: string, limits: LimitChanges, by: Actor): Promise<void> {
  await db.query('update users set limits = jsonb_strip_nulls(limits || $2) where id = $1', [id, limits]);
  await record(db, by, { kind: 'users', id, action: 'user.limits_changed', details: { limits } });
}

/** Advisory lock for changes of administrators and bans. */
const measuresLock = 4_711_003;

/**
 * Serializes changes of administrators, so that one always remains. Row locks alone could deadlock when a user becomes
 * administrator at the same time. The row locks serialize with the operator's commands, but not with references to users.
 */
export async function lockAdministrators(db: EntityManager): Promise<readonly string[]> {
  await db.query('select pg_advisory_xact_lock($1)', [measuresLock]);
  const rows = await db.query<{ id: string }[]>(
    'select id from users where is_admin and not is_banned order by id for no key update',
  );
  return rows.map(({ id }) => id);
}
