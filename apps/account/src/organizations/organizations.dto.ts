import {
  entityKinds,
  isId,
  type Membership,
  OrganizationId,
  organizationRoles,
  parseMemberRights,
  rightsOfRole,
} from '@fieldpost/domain';
import { z } from 'zod';
import { searchedQuery } from '../lists/searched-query.js';
import { limitsOfOrganization } from '../values/limits.js';
import { plainText } from '../values/plain-text.js';
import { parsed } from '../values/shapes.js';
import {
  type AdministeredOrganization,
  organizationSorts,
  type OwnOrganization,
} from './organizations.repository.js';
import type { AdministeredOrganizationDto, OrganizationDto } from './organizations.operations.js';

const name = plainText(200).trim().min(1, 'can not be empty');

/** Body of a new organization. */
export const newOrganization = z.object(
  { id: parsed(OrganizationId), name },
  'should be an object with id and name',
);
export type NewOrganizationDto = z.infer<typeof newOrganization>;

/** Body of a change: only the name can change. */
export const organizationChanges = z.object({ name }, 'should be an object with name');
export type OrganizationChangesDto = z.infer<typeof organizationChanges>;

/** Query of the list of all organizations. */
export const administeredQuery = searchedQuery(organizationSorts, 'Part of an id or a name.');
export type AdministeredQuery = z.infer<typeof administeredQuery>;

const limits = z.object(limitsOfOrganization, 'should be an object');

export const limitChanges = z.object({ limits }, 'should be an object with limits');
export type LimitChangesDto = z.infer<typeof limitChanges>;

/** The members of a body that describe a membership: a role, or an own set of rights. */
export const membershipFields = {
  role: z.enum(organizationRoles, `should be one of ${organizationRoles.join(', ')}`).nullish(),
  rights: z
    .array(z.string(), 'should be an array of strings')
    .min(1, 'can not be empty')
    .nullish()
    .meta({ description: 'An own set of rights, instead of a role.' }),
};

export function requireMembership(
  { role, rights }: z.infer<z.ZodObject<typeof membershipFields>>,
  context: z.RefinementCtx,
): Membership {
  if (role && !rights) return { role, rights: rightsOfRole(role) };
  if (rights && !role) return { role: null, rights: parseMemberRights(rights) };
  context.addIssue({
    code: 'custom',
    path: ['role'],
    message: 'should be given, or else rights, but not both',
  });
  return z.NEVER;
}

/** Body of a membership. */
export const newMembership = z
  .object(membershipFields, 'should be an object with role or rights')
  .transform(requireMembership);

/** An entity in a path. */
export const entityId = plainText(71).refine(isId, 'should be an id');
export const entityKind = z.enum(entityKinds, `should be one of ${entityKinds.join(', ')}`);

export const toOrganizationDto = ({ created, ...organization }: OwnOrganization): OrganizationDto => ({
  ...organization,
  created: created.toISOString(),
});

export const toAdministeredOrganization = ({
  created,
  ...organization
}: AdministeredOrganization): AdministeredOrganizationDto => ({
  ...organization,
  created: created.toISOString(),
});
