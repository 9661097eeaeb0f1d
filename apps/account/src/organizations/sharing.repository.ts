import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EntityKind, MemberRight, OrganizationId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { lockEntity } from '../access/lock-entity.js';
import { record } from '../audit/record.js';
import { rightToTakeNotHeld } from '../collaborators/collaborators.errors.js';
import { type SharedEntity, sharesOf } from '../collaborators/collaborators.repository.js';
import type { Readable } from '../lists/list.js';
import { readableFrom } from '../lists/readable-from.js';
import { requireFewRemoved } from '../revocations/removed-names.js';
import { lockOrganization, lockToShare, memberRightsOf } from './locks.js';
import { requireManagers } from './managers.js';
import { OrganizationCollaboratorEntity } from './organization.entity.js';
import { organizationNotCollaborator } from './organizations.errors.js';
import type { OrganizationShare, Sharing } from './sharing.rules.js';

/** An entity that an organization shares, with the rights of the organization. */
export interface EntityShare {
  readonly kind: EntityKind;
  readonly id: string;
  readonly rights: readonly string[];
}

/** An organization that is a collaborator. */
export interface CollaboratingOrganization extends OrganizationShare {
  readonly name: string;
}

/** Limits the number of rows that a change of a member affects. Entities that the organization creates have limits of their own. */
const mostEntities = 1_000;

const ofEntity = `
  select o.id, o.name, s.rights
    from organization_collaborators s join organizations o on o.id = s.organization_id
   where s.kind = $1 and s.entity_id = $2
   order by s.added, o.id`;

/** Stores the rights of organizations on entities. Triggers give them to the members. */
@Injectable()
export class OrganizationSharing {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The organizations that collaborate on an entity. */
  listOf({ kind, id }: SharedEntity): Promise<readonly CollaboratingOrganization[]> {
    return this.db.query(ofEntity, [kind, id]);
  }

  /** The entities that an organization shares, except deleted applications. */
  entitiesOf(id: OrganizationId): Readable<EntityShare> {
    return readableFrom(this.db, {
      columns: 's.kind, s.entity_id as id, s.rights',
      from: `from organization_collaborators s left join applications a on s.kind = 'apps' and a.id = s.entity_id`,
      where: 's.organization_id = $1 and a.deleted is null',
      order: { by: ['s.kind', 's.entity_id'], types: ['text', 'text'] },
      values: [id],
    });
  }

  /**
   * Stores the new rights of an organization, empty to remove it, unless `check` throws. `userId` is that of the caller.
   * Concurrent changes are serialized.
   */
  change(
    on: SharedEntity,
    { id, rights }: OrganizationShare,
    { by, userId }: { readonly by: Actor; readonly userId: string | undefined },
    check: (sharing: Sharing, memberRights: readonly MemberRight[]) => void,
  ): Promise<void> {
    return this.db.transaction(async (db) => {
      await lockOrganization(db, id);
      await lockEntity(db, on);
      const organizations = await db.query<CollaboratingOrganization[]>(ofEntity, [on.kind, on.id]);
      check({ users: await sharesOf(db, on), organizations }, await memberRightsOf(db, id, userId));
      if (organizations.every((one) => one.id !== id)) await requireCapacity(db, on, id);
      await write(db, on, { id, rights });
      await requireManagers(db, [on]);
      await note(db, on, { id, rights }, by);
    });
  }

  /** Ends the collaboration from the side of the organization. Throws when the member lacks a right that the others lose. */
  leave(id: OrganizationId, on: SharedEntity, by: Actor & { readonly userId: string }): Promise<void> {
    return this.db.transaction(async (db) => {
      await lockToShare(db, id, by.userId);
      const row = { organizationId: id, kind: on.kind, entityId: on.id };
      const share = await db.findOneBy(OrganizationCollaboratorEntity, row);
      if (!share) throw organizationNotCollaborator({ id });
      const held: readonly string[] = await memberRightsOf(db, id, by.userId);
      for (const right of share.rights) if (!held.includes(right)) throw rightToTakeNotHeld({ right });
      await lockEntity(db, on);
      await write(db, on, { id, rights: [] });
      await requireManagers(db, [on]);
      await note(db, on, { id, rights: [] }, by);
    });
  }
}

async function requireCapacity(
  db: EntityManager,
  { kind, id }: SharedEntity,
  organizationId: OrganizationId,
): Promise<void> {
  if ((await db.countBy(OrganizationCollaboratorEntity, { organizationId })) >= mostEntities)
    throw notValid({ argument: 'Organization', reason: `it shares at most ${mostEntities} entities` });
  const prefix = `collaborator:${kind}/${id}`;
  await requireFewRemoved(db, { what: 'collaborators', id, prefix, name: organizationId });
}

async function write(
  db: EntityManager,
  { kind, id: entityId }: SharedEntity,
  { id: organizationId, rights }: OrganizationShare,
): Promise<void> {
  const row = { organizationId, kind, entityId };
  if (rights.length === 0) await db.delete(OrganizationCollaboratorEntity, row);
  else
    await db.upsert(OrganizationCollaboratorEntity, { ...row, rights: [...rights] }, [
      ...(['organizationId', 'kind', 'entityId'] as const),
    ]);
}

function note(
  db: EntityManager,
  on: SharedEntity,
  { id: organization, rights }: OrganizationShare,
  by: Actor,
): Promise<void> {
  const action = rights.length === 0 ? 'organization.removed' : 'organization.shared';
  return record(db, by, { ...on, action, details: { organization, rights } });
}
