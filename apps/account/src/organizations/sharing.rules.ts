import { type MemberRight, type OrganizationId, requireOrganizationRight } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { notManaging } from '../collaborators/collaborators.errors.js';
import {
  type CollaboratorRights,
  currentRights,
  type Editor,
  requireHeld,
} from '../collaborators/collaborators.rules.js';
import { organizationNotCollaborator } from './organizations.errors.js';

/** An organization with its rights on an entity. */
export interface OrganizationShare {
  readonly id: OrganizationId;
  readonly rights: readonly string[];
}

/** The new rights of an organization on an entity; empty to remove it. */
export interface SharingChange extends OrganizationShare {
  /** The right to manage collaborators of this kind of entity. */
  readonly managing: string;
}

/** The caller, with the rights in the organization. */
export interface SharingEditor extends Editor {
  readonly memberRights: readonly MemberRight[];
}

/** Limits the number of collaborators of an entity. */
export const mostOrganizations = 5;

/**
 * Throws unless the caller may make the change. As for users, callers give and take only rights that they hold. A new
 * organization needs the consent of a member who manages its entities: the caller.
 */
export function requireSharingAllowed(
  { users, organizations }: Sharing,
  change: SharingChange,
  editor: SharingEditor,
): void {
  const held = currentRights(users, editor);
  if (!held.includes(change.managing)) throw notManaging({ right: change.managing });
  const before = organizations.find(({ id }) => id === change.id);
  if (!before) requireConsent(organizations, change, editor);
  const mayTake = editor.isAdministrator === true;
  requireHeld({ before: before?.rights ?? [], after: change.rights, held }, mayTake);
}

/** The collaborators of an entity. */
export interface Sharing {
  readonly users: readonly CollaboratorRights[];
  readonly organizations: readonly OrganizationShare[];
}

function requireConsent(
  organizations: readonly OrganizationShare[],
  { id, rights }: SharingChange,
  { memberRights }: SharingEditor,
): void {
  if (rights.length === 0) throw organizationNotCollaborator({ id });
  requireOrganizationRight(memberRights, 'organization:entities', id);
  if (organizations.length >= mostOrganizations)
    throw notValid({ argument: 'Organization', reason: `there are at most ${mostOrganizations} of them` });
}
