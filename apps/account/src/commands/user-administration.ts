import type { Username } from '@fieldpost/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { applyMeasure, type UserMeasure } from '../administration/measures.js';
import { operator } from '../access/actor.js';
import { userNotFound } from '../users/users.errors.js';

/** Applies a measure of the operator to a user. */
export function measure(db: DataSource, username: Username, what: UserMeasure): Promise<void> {
  return db.transaction(async (tx) => applyMeasure(tx, await idOf(tx, username), what, operator));
}

async function idOf(db: EntityManager, username: Username): Promise<string> {
  const [user] = await db.query<{ id: string }[]>('select id from users where username = $1', [username]);
  if (!user) throw userNotFound({ username });
  return user.id;
}
