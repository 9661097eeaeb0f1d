import { defineError } from '@fieldpost/errors';
import type { EntityManager } from 'typeorm';

const lastOwner = defineError(
  'last_owner',
  'already_exists',
  'User {username} is the last owner of Organization {id}: make another member its owner first',
);

/** Throws when the user, who is to be deleted, is the last owner of an organization that shares entities. Locks the organizations of the user. */
export async function requireOtherOwners(db: EntityManager, username: string): Promise<void> {
  await db.query(
    `select 1 from organizations
      where id in (select m.organization_id from organization_members m join users u on u.id = m.user_id
                    where u.username = $1)
      order by id for no key update`,
    [username],
  );
  const [owned] = await db.query<{ id: string }[]>(
    `select m.organization_id as id
       from organization_members m join users u on u.id = m.user_id
      where u.username = $1 and m.role = 'owner'
        and exists (select from organization_collaborators c where c.organization_id = m.organization_id)
        and not exists (select from organization_members o
                         where o.organization_id = m.organization_id and o.role = 'owner' and o.user_id <> m.user_id)
      limit 1`,
    [username],
  );
  if (owned) throw lastOwner({ username, id: owned.id });
}
