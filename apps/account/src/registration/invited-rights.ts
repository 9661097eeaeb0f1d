import {
  type EntityKind,
  type MemberRight,
  type Membership,
  mostMembers,
  type OrganizationId,
} from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { lockEntity } from '../access/lock-entity.js';
import { setOwnRights } from '../collaborators/collaborators.repository.js';
import { managingRights, mostCollaborators } from '../collaborators/collaborators.rules.js';
import { lockOrganization, memberRightsOf } from '../organizations/locks.js';
import { assign, membersOf } from '../organizations/members.repository.js';

/** Rights on an entity that an invited user gets. */
export interface InvitedRights {
  readonly kind: EntityKind;
  readonly id: string;
  readonly rights: readonly string[];
}

/** A membership in an organization that an invited user gets. */
export interface InvitedMembership extends Membership {
  readonly id: OrganizationId;
}

/** The new user, as author of the change, and the id of the user who invited. */
export interface Invited {
  readonly by: Actor & { readonly userId: string };
  readonly invitedBy: string;
}

/** Gives a new user what the invitation promises, as far as the user who invited may give it now. */
export async function giveInvited(
  db: EntityManager,
  {
    organizations,
    rights,
  }: { readonly organizations: readonly InvitedMembership[]; readonly rights: readonly InvitedRights[] },
  invited: Invited,
): Promise<void> {
  for (const one of inOrder(organizations)) await join(db, one, invited);
  for (const entity of inOrder(rights)) await share(db, entity, invited);
}

/**
 * Adds a collaborator, unless the entity is gone, is full, or the user who invited was banned or no longer holds the rights and
 * the one to manage collaborators.
 */
async function share(
  db: EntityManager,
  { kind, id, rights }: InvitedRights,
  { by: { userId }, invitedBy }: Invited,
): Promise<void> {
  if (!(await isLocked(db, { kind, id }))) return;
  const [allowed] = await db.query<unknown[]>(
    `select 1
       from collaborators c
       join users u on u.id = c.user_id and not u.is_banned
       left join applications a on c.kind = 'apps' and a.id = c.entity_id
      where c.kind = $1 and c.entity_id = $2 and c.user_id = $3 and c.rights @> $4 and $5 = any(c.rights)
        and a.deleted is null
        and (select count(*) from collaborators where kind = $1 and entity_id = $2 and own is distinct from '{}')
            < ${mostCollaborators}`,
    [kind, id, invitedBy, rights, managingRights[kind]],
  );
  if (allowed !== undefined) await setOwnRights(db, { kind, id }, { userId, rights });
}

/** In the order in which all changes lock organizations and entities. */
const inOrder = <T extends { readonly id: string; readonly kind?: string }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (`${a.kind ?? ''}:${a.id}` < `${b.kind ?? ''}:${b.id}` ? -1 : 1));

/** Whether the user who invited may add a member with these rights: the rights, and the one to manage members. */
export const missingRights = (
  held: readonly MemberRight[],
  { rights }: Pick<Membership, 'rights'>,
): readonly MemberRight[] =>
  (['organization:members', ...rights] as const).filter((right) => !held.includes(right));

/** Adds a member, unless the organization is gone or full, or the user who invited was banned or may not add the member any more. */
async function join(
  db: EntityManager,
  { id, ...membership }: InvitedMembership,
  { by, invitedBy }: Invited,
): Promise<void> {
  const isThere = await unlessNotFound(lockOrganization(db, id));
  if (!isThere || (await isBanned(db, invitedBy))) return;
  const held = await memberRightsOf(db, id, invitedBy);
  if (missingRights(held, membership).length > 0) return;
  const members = await membersOf(db, id);
  const change = { userId: by.userId, username: by.name, membership };
  if (members.length < mostMembers) await assign(db, { id, members }, change, by);
}

async function isBanned(db: EntityManager, userId: string): Promise<boolean> {
  const found = await db.query<unknown[]>('select 1 from users where id = $1 and is_banned', [userId]);
  return found.length > 0;
}

/** Whether the entity exists; locked until the end of the transaction. */
const isLocked = (db: EntityManager, entity: Pick<InvitedRights, 'kind' | 'id'>): Promise<boolean> =>
  unlessNotFound(lockEntity(db, entity));

/** False when something is not found. */
const unlessNotFound = (locked: Promise<void>): Promise<boolean> =>
  locked.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return false;
      throw error;
    },
  );
