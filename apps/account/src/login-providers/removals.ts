import type { EntityManager } from 'typeorm';
import { dropAdministrator, type RoleOfGroup } from './administrator-groups.js';

// Both run within a transaction of the caller.

type Emergency = Pick<RoleOfGroup, 'emergencyAdministrator'>;

/**
 * Removes the links that were added since a time, for an owner who takes the account back. The login that the account
 * was created with stays.
 */
export async function removeLinksSince(
  db: EntityManager,
  userId: string,
  { since, emergencyAdministrator }: { readonly since: string } & Emergency,
): Promise<void> {
  const links = await db.query<{ provider: string; gave: boolean }[]>(
    `select l.provider, l.gave_administrator as gave from linked_logins l join users u on u.id = l.user_id
      where u.id = $1 and l.created >= $2::timestamptz and l.provider is distinct from u.login_provider`,
    [userId, since],
  );
  for (const { provider, gave } of links) {
    // Without the link no login would take the role away.
    if (gave) await dropAdministrator(db, userId, { provider, emergencyAdministrator });
    await db.query('delete from linked_logins where user_id = $1 and provider = $2', [userId, provider]);
  }
  if (links.length > 0)
    await db.query('update users set has_provider_factor = false where id = $1', [userId]);
}

/** Everything that depends on a provider that is removed. */
export async function removeLinksOf(
  db: EntityManager,
  id: string,
  { emergencyAdministrator }: Emergency,
): Promise<void> {
  const given = await db.query<{ userId: string }[]>(
    'select user_id as "userId" from linked_logins where provider = $1 and gave_administrator order by user_id',
    [id],
  );
  for (const { userId } of given)
    await dropAdministrator(db, userId, { provider: id, emergencyAdministrator });
  await forgetFactors(db, id);
  await db.query('delete from linked_logins where provider = $1', [id]);
  await db.query('update users set login_provider = null where login_provider = $1', [id]);
}

/** Second factors that the provider checked count no longer; the next login says them again. */
export async function forgetFactors(db: EntityManager, id: string): Promise<void> {
  await db.query(
    `update users set has_provider_factor = false
      where has_provider_factor and id in (select user_id from linked_logins where provider = $1)`,
    [id],
  );
}
