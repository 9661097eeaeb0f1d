import type { OrganizationRole } from './roles.js';

/**
 * The values of the claim `groups`: the id of each organization, and `id:role` for members with a role. Ids have no colon, so
 * both forms differ.
 */
export const groupsOf = (
  memberships: readonly { readonly id: string; readonly role: OrganizationRole | null }[],
): string[] => memberships.flatMap(({ id, role }) => (role === null ? [id] : [id, `${id}:${role}`]));
