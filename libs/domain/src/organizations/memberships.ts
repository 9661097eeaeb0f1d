import { defineError, notValid } from '@fieldpost/errors';
import { unheldRights } from '../access/rights.js';
import type { MemberRight, OrganizationRight, OrganizationRole } from './roles.js';

/** What a member may do: the rights of a role, or a set of their own. */
export interface Membership {
  /** Null for a set of rights of their own. */
  readonly role: OrganizationRole | null;
  readonly rights: readonly MemberRight[];
}

export interface Member extends Membership {
  readonly userId: string;
  readonly username: string;
}

/** The new membership of a user; undefined to remove the user. */
export interface MembershipChange {
  readonly userId: string;
  readonly username: string;
  readonly membership: Membership | undefined;
}

/** Limits the length of responses, and the number of rows that a change of an organization affects. */
export const mostMembers = 200;

export const memberNotFound = defineError('member_not_found', 'not_found', 'Member {username} not found');
export const noOrganizationRight = defineError(
  'no_organization_right',
  'permission_denied',
  'permission denied: No "{right}" rights to Organization "{id}"',
);
const memberRightNotHeld = defineError(
  'member_right_not_held',
  'permission_denied',
  'permission denied: No right "{right}" in Organization "{id}" to give away or take away',
);

export function requireOrganizationRight(
  rights: readonly MemberRight[],
  right: OrganizationRight,
  id: string,
): void {
  if (!rights.includes(right)) throw noOrganizationRight({ right, id });
}

/**
 * Throws unless the member `editorId` may make the change. Members give and take only rights that they hold. They may give up
 * their own. An organization keeps at least one owner.
 */
export function requireMembershipChange(
  members: readonly Member[],
  change: MembershipChange,
  editor: { readonly userId: string; readonly organizationId: string },
): void {
  const before = members.find(({ userId }) => userId === change.userId);
  if (!before && !change.membership) throw memberNotFound({ username: change.username });
  const held = members.find(({ userId }) => userId === editor.userId)?.rights ?? [];
  requireHeld(held, { before, after: change.membership }, { ...change, ...editor, memberId: change.userId });
  if (!before && members.length >= mostMembers)
    throw notValid({ argument: 'Member', reason: `an organization has at most ${mostMembers}` });
  requireOwner(members, change);
}

interface Editing {
  /** The caller. */
  readonly userId: string;
  readonly memberId: string;
  readonly organizationId: string;
}

function requireHeld(
  held: readonly MemberRight[],
  { before, after }: { readonly before: Membership | undefined; readonly after: Membership | undefined },
  { userId, memberId, organizationId: id }: Editing,
): void {
  const [old, wanted] = [before?.rights ?? [], after?.rights ?? []];
  if (userId === memberId && wanted.every((right) => old.includes(right))) return;
  requireOrganizationRight(held, 'organization:members', id);
  const { given, taken } = unheldRights(old, wanted, held);
  const missing = given ?? taken;
  if (missing !== undefined) throw memberRightNotHeld({ right: missing, id });
}

/** Applies to every change, by any author. */
export function requireOwner(members: readonly Member[], { userId, username, membership }: MembershipChange) {
  const isOwned =
    membership?.role === 'owner' ||
    members.some((member) => member.userId !== userId && member.role === 'owner');
  if (!isOwned) throw notValid({ argument: 'Member', reason: `${username} is the last owner` });
}
