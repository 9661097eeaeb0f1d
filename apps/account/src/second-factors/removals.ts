import type { EntityManager } from 'typeorm';

// All of these run within a transaction of the caller.

/** Whether the user still has a second factor; without one the recovery codes end. */
export async function updateStatus(db: EntityManager, userId: string): Promise<void> {
  await db.query(
    `update users
        set has_second_factor = exists (select from second_factors where user_id = $1 and is_confirmed)
                             or exists (select from passkeys where user_id = $1)
      where id = $1`,
    [userId],
  );
  await db.query(
    `delete from recovery_codes c using users u
      where c.user_id = $1 and u.id = $1 and not u.has_second_factor`,
    [userId],
  );
}

/**
 * Removes what an attacker with the former password may have created: app passwords, and factors that were never
 * confirmed.
 */
export async function removeMadeWithPassword(db: EntityManager, userId: string): Promise<void> {
  await removeAppPasswords(db, userId);
  await removeUnconfirmedFactors(db, userId);
}

export async function removeUnconfirmedFactors(db: EntityManager, userId: string): Promise<void> {
  await db.query('delete from second_factors where user_id = $1 and not is_confirmed', [userId]);
}

async function removeAppPasswords(db: EntityManager, userId: string): Promise<void> {
  await db.query('delete from app_passwords where user_id = $1', [userId]);
}

/**
 * Removes second factors and recovery codes since a time, and every app password, for an owner who takes the account
 * back.
 */
export async function removeFactorsSince(db: EntityManager, userId: string, since: string): Promise<void> {
  await removeAppPasswords(db, userId);
  for (const table of ['second_factors', 'passkeys', 'recovery_codes'])
    await db.query(`delete from ${table} where user_id = $1 and created >= $2::timestamptz`, [userId, since]);
  await updateStatus(db, userId);
}
