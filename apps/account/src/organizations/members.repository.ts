import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Member,
  type Membership,
  type MembershipChange,
  type OrganizationId,
  requireOwner,
} from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import { requireFewRemoved } from '../revocations/removed-names.js';
import { userNotFound } from '../users/users.errors.js';
import { lockOrganization } from './locks.js';
import { keepManagers } from './managers.js';
import { hasLeftLately, inManyOrganizations, manyMembersAdded } from './organizations.errors.js';
import { OrganizationMemberEntity } from './organization.entity.js';

/** A member, with the login provider whose groups made the membership; null for none. */
export interface StoredMember extends Member {
  readonly loginProvider: string | null;
}

/** A member with the e-mail address. */
export interface DescribedMember extends StoredMember {
  readonly email: string;
}

/** The new membership of a user; undefined to remove the user. */
export interface MemberAssignment {
  readonly username: string;
  readonly membership: Membership | undefined;
}

/** Organizations per user, so that tokens with the claim `groups` stay short. */
export const mostMemberships = 100;

/** A user in this many organizations creates further ones, but is not added by others, who could use up the limit above. */
const mostMembershipsByOthers = 50;
/** Members whom members add to one organization. */
const mostAddedPerDay = 100;
/** A user who has left is not added again for this long. */
const daysUntilReturn = 7;

/** Members who were removed in the last two days, per organization: each removal is a revocation per entity. */
const mostRemoved = 100;

const members = `
  select u.id as "userId", u.username, u.email, m.role, m.rights, m.login_provider as "loginProvider"
    from organization_members m join users u on u.id = m.user_id
   where m.organization_id = $1
   order by m.added, u.username`;

/** Stores the members of organizations. */
@Injectable()
export class OrganizationMembers {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  list(id: OrganizationId): Promise<readonly DescribedMember[]> {
    return this.db.query(members, [id]);
  }

  /**
   * Stores the assignment unless `check` throws. Concurrent changes are serialized, so `check` gets the current members. Rights
   * on entities change in the same transaction.
   */
  change(
    id: OrganizationId,
    { username, membership }: MemberAssignment,
    by: Actor,
    check: (members: readonly Member[], change: MembershipChange) => void,
  ): Promise<AddedUser | undefined> {
    return this.db.transaction(async (db) => {
      await lockOrganization(db, id);
      const user = await userOf(db, username);
      const change = { userId: user.id, username, membership };
      const before = await membersOf(db, id);
      check(before, change);
      const isAdded = before.every(({ userId }) => userId !== user.id);
      if (isAdded) await requireMayBeAdded(db, id, change);
      await assign(db, { id, members: before }, change, by);
      if (!membership && by.userId === user.id) await addFormerMember(db, id, user.id);
      const addedBy = before.find(({ userId }) => userId === by.userId)?.username ?? by.name;
      return isAdded && membership ? { username, ...user, addedBy } : undefined;
    });
  }
}

/** A user whom a member added, who is not asked before. */
export interface AddedUser {
  readonly username: string;
  readonly email: string;
  readonly isEmailValid: boolean;
  readonly addedBy: string;
}

/**
 * Limits on what members do to users who are not asked (ADR 104). Throws for a user who left lately, who is in many organizations,
 * and when the organization added many users today.
 */
async function requireMayBeAdded(
  db: EntityManager,
  id: OrganizationId,
  { userId, username }: MembershipChange,
): Promise<void> {
  const [found] = await db.query<{ hasLeft: boolean; memberships: number; added: number }[]>(
    `select exists (select from former_members where organization_id = $1 and user_id = $2
                     and at > now() - make_interval(days => $3::int)) as "hasLeft",
            (select count(*) from organization_members where user_id = $2)::int as memberships,
            (select count(*) from organization_members
              where organization_id = $1 and login_provider is null and added > now() - interval '1 day')::int as added`,
    [id, userId, daysUntilReturn],
  );
  const { hasLeft = false, memberships = 0, added = 0 } = found ?? {};
  if (hasLeft) throw hasLeftLately({ username, days: daysUntilReturn });
  if (memberships >= mostMembershipsByOthers) throw inManyOrganizations({ username });
  if (added >= mostAddedPerDay) throw manyMembersAdded({ id, most: mostAddedPerDay });
}

/** Deletes who may be added again. */
async function addFormerMember(db: EntityManager, id: OrganizationId, userId: string): Promise<void> {
  await db.query(
    `delete from former_members
      where organization_id = $1 and (user_id = $2 or at < now() - make_interval(days => $3::int))`,
    [id, userId, daysUntilReturn],
  );
  await db.query('insert into former_members (organization_id, user_id) values ($1, $2)', [id, userId]);
}

/** An organization that is locked, with its members. */
interface LockedOrganization {
  readonly id: OrganizationId;
  readonly members: readonly Member[];
}

/**
 * Changes a membership within a transaction that has locked the organization. Checks what holds for every change, but not
 * whether the author may make it.
 */
export async function assign(
  db: EntityManager,
  { id, members: before }: LockedOrganization,
  change: MembershipChange & { readonly loginProvider?: string },
  by: Actor,
): Promise<void> {
  const { userId, username, membership, loginProvider = null } = change;
  const removed = { what: 'members', id, prefix: `member:${id}`, name: userId } as const;
  requireOwner(before, change);
  const isNew = before.every((member) => member.userId !== userId);
  if (isNew) await requireFewRemoved(db, removed, mostRemoved);
  await keepManagers(db, id, async () => {
    const row = { organizationId: id, userId };
    if (!membership) await db.delete(OrganizationMemberEntity, row);
    else if (isNew) await insertMember(db, id, { userId, ...membership, loginProvider });
    else
      await db.update(OrganizationMemberEntity, row, {
        ...membership,
        ...{ rights: [...membership.rights], loginProvider },
      });
  });
  // No token has this subject: it counts removed members.
  if (!membership) await db.query(`select revoke_tokens($1, '{}')`, [`${removed.prefix}/${userId}`]);
  const action = membership ? 'member.changed' : 'member.removed';
  await record(db, by, { kind: 'organizations', id, action, details: { username, ...membership } });
}

/** The members of an organization that is locked. */
export const membersOf = (db: EntityManager, id: OrganizationId): Promise<StoredMember[]> =>
  db.query(members, [id]);

/** Within a transaction that has locked the organization, or has created it. */
export async function insertMember(
  db: EntityManager,
  organizationId: OrganizationId,
  {
    userId,
    role,
    rights,
    loginProvider = null,
  }: Membership & { readonly userId: string; readonly loginProvider?: string | null },
): Promise<void> {
  const row = { organizationId, userId, role, rights: [...rights], loginProvider };
  if ((await db.countBy(OrganizationMemberEntity, { userId })) >= mostMemberships)
    throw notValid({ argument: 'Member', reason: `a user is in at most ${mostMemberships} organizations` });
  await db.insert(OrganizationMemberEntity, row);
}

async function userOf(db: EntityManager, username: string) {
  const [user] = await db.query<{ id: string; email: string; isEmailValid: boolean }[]>(
    'select id, email, email_valid as "isEmailValid" from users where username = $1',
    [username],
  );
  if (!user) throw userNotFound({ username });
  return user;
}
