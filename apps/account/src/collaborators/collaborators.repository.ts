import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { batchedStatement } from '@fieldpost/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { EntityKind } from '@fieldpost/domain';
import { lockEntity } from '../access/lock-entity.js';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import { requireFewRemoved } from '../revocations/removed-names.js';
import { userNotFound } from '../users/users.errors.js';
import { CollaboratorEntity } from './collaborator.entity.js';
import type { Share } from './collaborators.rules.js';

/** What somebody collaborates on. */
export interface Shared {
  readonly kind: EntityKind;
  readonly id: string;
}

export interface Collaborator {
  readonly username: string;
  readonly email: string;
  readonly rights: readonly string[];
}

/** The rights that somebody is to have; none means that they collaborate no more. */
export interface Assignment {
  readonly username: string;
  readonly rights: readonly string[];
}

/** An expression of SQL: everybody on an entity, in the order in which they came; `kind` and `id` are expressions, too. */
export const collaboratorsOf = (kind: string, id: string): string => `
          coalesce((
            select json_agg(json_build_object('username', u.username, 'email', u.email, 'rights', c.rights)
                            order by c.added, u.username)
              from collaborators c join users u on u.id = c.user_id
             where c.kind = ${kind} and c.entity_id = ${id}
          ), '[]')`;

const byEntity = batchedStatement<[kind: string, id: string], { readonly all: readonly Collaborator[] }>(
  'collaborators_by_entity',
  `select asked.place::int, ${collaboratorsOf('asked.kind', 'asked.id')} as "all"
     from unnest($1::text[], $2::text[]) with ordinality as asked (kind, id, place)`,
);

const shares = `
  select u.id as "userId", u.username, c.rights
    from collaborators c join users u on u.id = c.user_id
   where c.kind = $1 and c.entity_id = $2`;

/** Who works on what, for every kind of entity. */
@Injectable()
export class Collaborators {
  private readonly all;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    this.all = byEntity(db);
  }

  async list({ kind, id }: Shared): Promise<readonly Collaborator[]> {
    return (await this.all(kind, id))?.all ?? [];
  }

  /**
   * Makes the assignment unless `check` throws. The shares that `check` sees
   * stay as they are until the change is written: of two callers at once the second sees what the first made.
   */
  async change(
    on: Shared,
    { username, rights }: Assignment,
    by: Actor,
    check: (shares: readonly Share[]) => void,
  ): Promise<void> {
    await this.db.transaction(async (db) => {
      await lockEntity(db, on);
      const userId = await userIdOf(db, username);
      const before = await db.query<Share[]>(shares, [on.kind, on.id]);
      check(before);
      const { kind, id } = on;
      const added = {
        what: 'collaborators',
        id,
        prefix: `collaborator:${kind}/${id}`,
        name: userId,
      } as const;
      if (before.every((share) => share.userId !== userId)) await requireFewRemoved(db, added);
      await write(db, on, { userId, rights });
      const action = rights.length === 0 ? 'collaborator.removed' : 'collaborator.changed';
      await record(db, by, { ...on, action, details: { username, rights } });
    });
  }
}

async function userIdOf(db: EntityManager, username: string): Promise<string> {
  const [user] = await db.query<{ id: string }[]>('select id from users where username = $1', [username]);
  if (!user) throw userNotFound({ username });
  return user.id;
}

async function write(
  db: EntityManager,
  { kind, id }: Shared,
  { userId, rights }: { readonly userId: string; readonly rights: readonly string[] },
): Promise<void> {
  const row = { kind, entityId: id, userId };
  if (rights.length === 0) await db.delete(CollaboratorEntity, row);
  else await db.upsert(CollaboratorEntity, { ...row, rights: [...rights] }, ['kind', 'entityId', 'userId']);
}
