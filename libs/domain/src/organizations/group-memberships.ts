import type { OrganizationId } from '../identifiers/ids.js';
import { type OrganizationRole, organizationRoles } from './roles.js';

/** The members of a group at a login provider are members of an organization. */
export interface GroupMapping {
  readonly group: string;
  readonly organization: OrganizationId;
  readonly role: OrganizationRole;
}

/** The organizations that the groups of a person give, each with the highest role. */
export function rolesOfGroups(
  groups: readonly string[],
  mappings: readonly GroupMapping[],
): ReadonlyMap<OrganizationId, OrganizationRole> {
  const given = mappings.filter(({ group }) => groups.includes(group));
  // The highest role comes last, so that it replaces the others.
  const ascending = [...organizationRoles].reverse();
  return new Map(
    ascending.flatMap((role) =>
      given.filter((one) => one.role === role).map(({ organization }) => [organization, role] as const),
    ),
  );
}
