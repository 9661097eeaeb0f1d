import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Username } from '@fieldpost/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, readableFrom } from '../lists/readable-from.js';
import { UserEntity } from '../users/user.entity.js';
import { type User, toUser } from '../users/users.repository.js';
import { take, type UserMeasure } from './measures.js';
import type { AuditedKind } from '../audit/record.js';

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

const conditions: Readonly<Record<UserState, string>> = {
  administrator: 'u.is_admin',
  banned: 'u.is_banned',
  unverified: 'not u.email_valid',
};

/** In the names of the entity. */
const columns = `
  u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_admin as "isAdmin",
  u.is_banned as "isBanned", u.email_valid as "emailValid", u.created`;

/** Users as administrators see them. */
@Injectable()
export class AdministeredUsers {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Oldest first. */
  list({ search = '', state }: UserSearch): Readable<User> {
    const { count, read } = readableFrom<UserEntity>(this.db, {
      columns,
      from: `
        from users u
       where strpos(lower(concat_ws(' ', u.username, u.email, u.first_name, u.last_name)), lower($1)) > 0
         and ${state === undefined ? 'true' : conditions[state]}`,
      order: createdOrder('u'),
      values: [search],
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

  /** By kind and id, so many at most. */
  sharesOf({ id }: User, limit: number): Promise<readonly Share[]> {
    return this.db.query(
      `select c.kind, c.entity_id as id, c.rights
         from collaborators c left join applications a on c.kind = 'apps' and a.id = c.entity_id
        where c.user_id = $1 and a.deleted is null
        order by c.kind, c.entity_id limit $2`,
      [id, limit],
    );
  }

  /**
   * Takes the measures that are decided on with the ids of all administrators who are not banned; of two decisions at
   * once the second knows what the first made. Undefined when there is no such user.
   */
  change(
    username: Username,
    by: Actor,
    decide: (user: User, administrators: readonly string[]) => readonly UserMeasure[],
  ): Promise<User | undefined> {
    return this.db.transaction(async (db) => {
      const administrators = await lockAdministrators(db);
      const row = await db.findOne(UserEntity, { where: { username }, lock: { mode: 'for_no_key_update' } });
      if (!row) return undefined;
      for (const measure of decide(toUser(row), administrators)) await take(db, row.id, measure, by);
      return toUser(await db.findOneByOrFail(UserEntity, { id: row.id }));
    });
  }
}

/** Held by whoever changes what users are. */
const measuresLock = 4_711_003;

/**
 * Two administrators who take the powers from each other come one after the other, so that one of them stays. Locks of rows
 * alone would not do: who becomes administrator meanwhile is locked at another place of the order, and they could wait for
 * each other. Rows are locked against the operator's commands, and not against whoever only refers to the users.
 */
async function lockAdministrators(db: EntityManager): Promise<readonly string[]> {
  await db.query('select pg_advisory_xact_lock($1)', [measuresLock]);
  const rows = await db.query<{ id: string }[]>(
    'select id from users where is_admin and not is_banned order by id for no key update',
  );
  return rows.map(({ id }) => id);
}
