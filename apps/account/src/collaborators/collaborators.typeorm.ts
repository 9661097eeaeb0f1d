import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { lockEntity } from '../access/lock-entity.js';
import type { Actor } from '../audit/actor.js';
import { record } from '../audit/record.js';
import { userNotFound } from '../users/users.errors.js';
import { CollaboratorEntity } from './collaborator.entity.js';
import {
  type Assignment,
  type Collaborator,
  Collaborators,
  type Shared,
} from './collaborators.repository.js';
import type { Share } from './collaborators.rules.js';

const from = `
    from collaborators c join users u on u.id = c.user_id
   where c.kind = $1 and c.entity_id = $2
   order by c.added, u.username`;

@Injectable()
export class CollaboratorsTypeorm extends Collaborators {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  list({ kind, id }: Shared): Promise<readonly Collaborator[]> {
    return this.db.query(`select u.username, u.email, c.rights ${from}`, [kind, id]);
  }

  async change(
    on: Shared,
    { username, rights }: Assignment,
    by: Actor,
    check: (shares: readonly Share[]) => void,
  ): Promise<void> {
    await this.db.transaction(async (db) => {
      await lockEntity(db, on);
      const userId = await userIdOf(db, username);
      check(
        await db.query<Share[]>(`select u.id as "userId", u.username, c.rights ${from}`, [on.kind, on.id]),
      );
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
