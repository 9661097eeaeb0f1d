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
import type { CollaboratorRights } from './collaborators.rules.js';

/** The entity of collaborators. */
export interface SharedEntity {
  readonly kind: EntityKind;
  readonly id: string;
}

export interface Collaborator {
  readonly username: string;
  readonly email: string;
  readonly rights: readonly string[];
  /** Null when all are the user's own, and none is through an organization. */
  readonly own: readonly string[] | null;
}

/** The new rights of a user's own; empty to remove the collaborator. */
export interface Assignment {
  readonly username: string;
  readonly rights: readonly string[];
}

/** SQL expression: the collaborators of an entity in the order of their addition; `kind` and `id` are expressions. */
export const collaboratorsOf = (kind: string, id: string): string => `
          coalesce((
            select json_agg(json_build_object('username', u.username, 'email', u.email, 'rights', c.rights, 'own', c.own)
                            order by c.added, u.username)
              from collaborators c join users u on u.id = c.user_id
             where c.kind = ${kind} and c.entity_id = ${id}
          ), '[]')`;

const byEntity = batchedStatement<[kind: string, id: string], { readonly all: readonly Collaborator[] }>(
  'collaborators_by_entity',
  { kind: 'text', id: 'text' },
  (rows) => `select requested.place::int, ${collaboratorsOf('requested.kind', 'requested.id')} as "all"
     from ${rows('requested')}`,
);

const shares = `
  select u.id as "userId", u.username, c.rights, coalesce(c.own, c.rights) as own,
         case when c.own is null then '{}' else organization_rights(c.kind, c.entity_id, c.user_id) end
           as "throughOrganizations"
    from collaborators c join users u on u.id = c.user_id
   where c.kind = $1 and c.entity_id = $2`;

/** Stores collaborators of every kind of entity. */
@Injectable()
export class Collaborators {
  private readonly all;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    this.all = byEntity(db);
  }

  async list({ kind, id }: SharedEntity): Promise<readonly Collaborator[]> {
    return (await this.all(kind, id))?.all ?? [];
  }

  /**
   * Stores the assignment unless `check` throws. Concurrent changes are serialized, so `check` gets the current
   * collaborators.
   */
  async change(
    on: SharedEntity,
    { username, rights }: Assignment,
    by: Actor,
    check: (shares: readonly CollaboratorRights[]) => void,
  ): Promise<void> {
    await this.db.transaction(async (db) => {
      await lockEntity(db, on);
      const userId = await userIdOf(db, username);
      const before = await sharesOf(db, on);
      check(before);
      const { kind, id } = on;
      const added = {
        what: 'collaborators',
        id,
        prefix: `collaborator:${kind}/${id}`,
        name: userId,
      } as const;
      if (before.every((share) => share.userId !== userId)) await requireFewRemoved(db, added);
      await setOwnRights(db, on, { userId, rights });
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

/** The collaborators of an entity, which the caller has locked. */
export const sharesOf = (db: EntityManager, { kind, id }: SharedEntity): Promise<CollaboratorRights[]> =>
  db.query(shares, [kind, id]);

/** Removes all users, organizations and clients from an entity that is deleted. */
export async function removeCollaborators(
  db: EntityManager,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<void> {
  for (const table of ['organization_collaborators', 'collaborators', 'client_rights'])
    await db.query(`delete from ${table} where kind = $1 and entity_id = $2`, [kind, id]);
}

/** Sets the rights of a user besides those through organizations; the entity is locked. */
export async function setOwnRights(
  db: EntityManager,
  { kind, id }: SharedEntity,
  { userId, rights }: { readonly userId: string; readonly rights: readonly string[] },
): Promise<void> {
  await db.query('select set_own_rights($1, $2, $3, $4)', [kind, id, userId, [...rights]]);
}
