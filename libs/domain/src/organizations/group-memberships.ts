import type { OrganizationId } from '../identifiers/ids.js';
import type { Membership } from './memberships.js';
import {
  type MemberRight,
  memberRights,
  type OrganizationRole,
  organizationRoles,
  rightsOfRole,
} from './roles.js';

/** The members of a group at a login provider are members of an organization, with a role or an own set of rights. */
export interface GroupMapping {
  readonly group: string;
  readonly organization: OrganizationId;
  readonly role?: OrganizationRole;
  /** Instead of a role. */
  readonly rights?: readonly MemberRight[];
}

/** The organizations that the groups of a person give, each with the rights of all of these groups. */
export function membershipsOfGroups(
  groups: readonly string[],
  mappings: readonly GroupMapping[],
): ReadonlyMap<OrganizationId, Membership> {
  const given = mappings.filter(({ group }) => groups.includes(group));
  const organizations = new Set(given.map(({ organization }) => organization));
  return new Map(
    [...organizations].map((id) => [
      id,
      membershipOf(given.filter(({ organization }) => organization === id)),
    ]),
  );
}

/** The highest role, if it has all the rights; otherwise the rights of all as an own set. */
function membershipOf(mappings: readonly GroupMapping[]): Membership {
  const all = mappings.flatMap(({ role, rights = [] }) => (role ? rightsOfRole(role) : rights));
  const role = organizationRoles.find((one) => mappings.some((mapping) => mapping.role === one));
  if (role && all.every((right) => rightsOfRole(role).includes(right)))
    return { role, rights: rightsOfRole(role) };
  return { role: null, rights: memberRights.filter((right) => all.includes(right)) };
}
