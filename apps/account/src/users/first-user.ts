import type { EntityManager } from 'typeorm';

/** Advisory lock for the first user, so that only one of concurrent registrations becomes administrator. */
const firstUserLock = 4_711_002;
const noUsers = 'not exists (select from users)';

/** Whether there are no users. Concurrent registrations wait for the first one. */
export async function isFirst(db: EntityManager): Promise<boolean> {
  // A statement of its own: the next one must see the changes of the last holder.
  await db.query(`select pg_advisory_xact_lock(${firstUserLock}) where ${noUsers}`);
  return hasNoUsers(db);
}

/** Whether there are no users at this moment. */
export async function hasNoUsers(db: EntityManager): Promise<boolean> {
  const [found] = await db.query<[{ hasNone: boolean }]>(`select ${noUsers} as "hasNone"`);
  return found.hasNone;
}
