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

const ownersAlone = defineError(
  'owners_alone',
  'permission_denied',
  'permission denied: Only owners of Organization "{id}" can make others owners or take that role away',
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
  const own = members.find(({ userId }) => userId === editor.userId) ?? noMembership;
  const states = { before: before ?? noMembership, after: change.membership ?? noMembership };
  requireHeld(own.rights, states, { ...change, ...editor, memberId: change.userId });
  if (own.role !== 'owner' && isOwnership(states)) throw ownersAlone({ id: editor.organizationId });
  if (!before && members.length >= mostMembers)
    throw notValid({ argument: 'Member', reason: `an organization has at most ${mostMembers}` });
  requireOwner(members, change);
}

/** A membership before and after a change. */
interface States {
  readonly before: Membership;
  readonly after: Membership;
}

const noMembership: Membership = { role: null, rights: [] };

/** Whether an owner is made or unmade. Other programs know the role by the claim `groups`, so that it is more than its rights. */
const isOwnership = ({ before, after }: States): boolean =>
  (before.role === 'owner') !== (after.role === 'owner');

/** Whether a member with an own set of rights, or a new one, gets a role. */
const isRoleGiven = ({ before, after }: States): boolean => before.role === null && after.role !== null;

interface Editing {
  /** The caller. */
  readonly userId: string;
  readonly memberId: string;
  readonly organizationId: string;
}

function requireHeld(
  held: readonly MemberRight[],
  states: States,
  { userId, memberId, organizationId: id }: Editing,
): void {
  const [old, wanted] = [states.before.rights, states.after.rights];
  const givesUp = wanted.every((right) => old.includes(right)) && !isRoleGiven(states);
  if (userId === memberId && givesUp) return;
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
