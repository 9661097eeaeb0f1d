import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { type AuditedChange, record } from '../audit/record.js';
import { tooManyFactors } from './second-factors.errors.js';

/** The user of a change, and its author for the audit log. */
export interface OwnChange {
  readonly userId: string;
  readonly by: Actor;
}

/** Per user. */
const most = 10;

/** Changes second factors or app passwords; changes of one user are serialized. `isFirst`: the user has no factor yet. */
export function ownChange<T>(
  db: DataSource,
  { userId, by }: OwnChange,
  what: Pick<AuditedChange, 'action' | 'details'>,
  make: (db: EntityManager, isFirst: boolean) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [user] = await tx.query<{ has: boolean }[]>(
      'select has_second_factor as has from users where id = $1 for no key update',
      [userId],
    );
    const result = await make(tx, user?.has !== true);
    await record(tx, by, { kind: 'users', id: userId, ...what });
    return result;
  });
}

/** Throws when the user has too many rows, including one that was just added. */
export async function requireFew(
  db: EntityManager,
  table: 'second_factors' | 'passkeys' | 'app_passwords',
  userId: string,
): Promise<void> {
  const [found] = await db.query<[{ count: number }]>(
    `select count(*)::int as count from ${table} where user_id = $1`,
    [userId],
  );
  if (found.count > most) throw tooManyFactors({ most });
}
