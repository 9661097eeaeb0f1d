import type { OrganizationId, Right } from '@fieldpost/domain';
import type { EntityManager } from 'typeorm';
import type { CreationLimits, LimitedEntities } from '../access/creation-limits.js';
import { CollaboratorEntity } from '../collaborators/collaborator.entity.js';
import type { SharedEntity } from '../collaborators/collaborators.repository.js';
import { lockToShare } from './locks.js';
import { OrganizationCollaboratorEntity } from './organization.entity.js';

/** The user who creates an entity, and the organization that it is created for, if any. */
export interface Creator {
  readonly userId: string;
  readonly organizationId?: OrganizationId | undefined;
}

/** What an entity is counted for: the organization, or else the user. */
export const creatorColumns = ({ userId, organizationId }: Creator) => ({
  createdBy: organizationId === undefined ? userId : null,
  organizationId: organizationId ?? null,
});

/** For the audit log. */
export const organizationIn = ({ organizationId }: Creator) =>
  organizationId === undefined ? {} : { organization: organizationId };

/** Throws unless the user may create for the organization, and unless the limit allows another entity. */
export async function requireCreatable(
  db: EntityManager,
  limits: CreationLimits,
  table: LimitedEntities,
  { userId, organizationId }: Creator,
): Promise<void> {
  if (organizationId === undefined) return limits.require(db, { table, userId });
  await lockToShare(db, organizationId, userId);
  return limits.require(db, { table, organizationId });
}

/** Makes the organization, or else the user, the first collaborator. Returns the rights that the user has now. */
export async function addFirstCollaborator<R extends Right>(
  db: EntityManager,
  { kind, id: entityId }: SharedEntity,
  { userId, organizationId }: Creator,
  all: readonly R[],
): Promise<readonly R[]> {
  const share = { kind, entityId, rights: [...all] };
  if (organizationId === undefined) {
    await db.insert(CollaboratorEntity, { ...share, userId });
    return all;
  }
  await db.insert(OrganizationCollaboratorEntity, { ...share, organizationId });
  const own = await db.findOneBy(CollaboratorEntity, { kind, entityId, userId });
  return all.filter((right) => own?.rights.includes(right));
}
