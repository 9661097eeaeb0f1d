import { notValid } from '@fieldpost/errors';
import { appRights, componentRights, gatewayRights, type Right } from '../access/rights.js';

/** Rights on an organization itself. Every member sees the organization, its members and its entities. */
export const organizationRights = [
  'organization:settings',
  'organization:members',
  'organization:entities',
  'organization:delete',
] as const;
export type OrganizationRight = (typeof organizationRights)[number];

/** A right of a member: on the organization, or one that the member has at most on entities that the organization shares. */
export type MemberRight = OrganizationRight | Right;

export const memberRights: readonly MemberRight[] = [
  ...organizationRights,
  ...appRights,
  ...gatewayRights,
  ...componentRights,
];

export const organizationRoles = ['owner', 'manager', 'developer', 'viewer'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

const deletions: readonly MemberRight[] = [
  'organization:delete',
  'delete',
  'gateway:delete',
  'component:delete',
];

/** Stored with each membership: a change of this table needs a migration of `organization_members`. */
const rightsByRole: Readonly<Record<OrganizationRole, readonly MemberRight[]>> = {
  owner: memberRights,
  manager: memberRights.filter((right) => !deletions.includes(right)),
  developer: [
    ...(['settings', 'messages:up:r', 'messages:up:w', 'messages:down:w', 'devices'] as const),
    ...(['gateway:settings', 'gateway:status', 'gateway:location', 'gateway:owner'] as const),
    'gateway:messages',
  ],
  viewer: ['messages:up:r', 'gateway:status', 'gateway:location', 'gateway:owner'],
};

/** All rights that a role gives, in the order of `memberRights`. */
export const rightsOfRole = (role: OrganizationRole): readonly MemberRight[] => rightsByRole[role];

/** Reads a member's own set of rights: known ones only, each once, in the order of `memberRights`. */
export function parseMemberRights(raw: readonly string[]): readonly MemberRight[] {
  const unknown = raw.find((right) => !(memberRights as readonly string[]).includes(right));
  if (unknown !== undefined) throw notValid({ argument: 'Rights', reason: `unknown right "${unknown}"` });
  return memberRights.filter((right) => raw.includes(right));
}
