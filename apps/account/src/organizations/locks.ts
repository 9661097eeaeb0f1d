import { type MemberRight, noOrganizationRight, type OrganizationId } from '@fieldpost/domain';
import type { EntityManager } from 'typeorm';
import { organizationNotFound } from '../access/access.errors.js';

/**
 * Locks an organization until the end of the transaction; always before its entities. The next statement sees the changes of
 * the last holder. Throws for an unknown and a deleted one.
 */
export async function lockOrganization(db: EntityManager, id: OrganizationId): Promise<void> {
  const lock = 'select 1 from organizations where id = $1 and deleted is null for no key update';
  const found = await db.query<unknown[]>(lock, [id]);
  if (found.length === 0) throw organizationNotFound({ id });
}

/** The rights of a user in an organization that is locked; none for a user who is no member, and for access keys. */
export async function memberRightsOf(
  db: EntityManager,
  id: OrganizationId,
  userId: string | undefined,
): Promise<readonly MemberRight[]> {
  const [member] = await db.query<{ rights: MemberRight[] }[]>(
    'select rights from organization_members where organization_id = $1 and user_id = $2',
    [id, userId ?? null],
  );
  return member?.rights ?? [];
}

/** Locks the organization; throws unless the user may share and create entities for it. */
export async function lockToShare(
  db: EntityManager,
  id: OrganizationId,
  userId: string | undefined,
): Promise<void> {
  await lockOrganization(db, id);
  const right = 'organization:entities';
  if (!(await memberRightsOf(db, id, userId)).includes(right)) throw noOrganizationRight({ right, id });
}
