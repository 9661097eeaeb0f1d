import { entityKinds, memberRights, organizationRoles } from '@fieldpost/domain';
import { listHeaders, listOperation, type OperationDoc, type Wire } from '@fieldpost/openapi';
import { z } from 'zod';
import { collaboratorSchema } from '../collaborators/collaborators.operations.js';

const id = z.string().meta({ examples: ['acme'] });
const role = z.enum(organizationRoles).nullable().meta({ description: 'Null for an own set of rights.' });
const rights = z.array(z.enum(memberRights));

const organizationSchema = z
  .object({
    id,
    name: z.string().meta({ examples: ['Acme Ltd.'] }),
    created: z.iso.datetime(),
    role,
    rights: rights.meta({
      description:
        'Rights of the caller in the organization, and those that the caller has at most on its entities.',
    }),
  })
  .meta({ id: 'Organization', description: 'An organization with the membership of the caller.' });
export type OrganizationDto = Wire<z.infer<typeof organizationSchema>>;

const memberSchema = z
  .object({
    username: z.string().meta({ examples: ['jane'] }),
    email: z.string().exactOptional().meta({ description: 'With the right `organization:members`.' }),
    role,
    rights,
    login_provider: z.string().exactOptional().meta({
      description:
        'The login provider whose groups made the membership. A change by a member makes it permanent.',
    }),
  })
  .meta({ id: 'OrganizationMember', description: 'A member of an organization.' });
export type MemberDto = Wire<z.infer<typeof memberSchema>>;

const entitySchema = z
  .object({ kind: z.enum(entityKinds), id: z.string(), rights: z.array(z.string()) })
  .meta({ id: 'OrganizationEntity', description: 'An entity that an organization shares.' });
export type OrganizationEntityDto = Wire<z.infer<typeof entitySchema>>;

const collaboratingSchema = z
  .object({ id, name: z.string(), rights: z.array(z.string()) })
  .meta({ id: 'CollaboratingOrganization', description: 'An organization with rights on an entity.' });
export type CollaboratingOrganizationDto = Wire<z.infer<typeof collaboratingSchema>>;

/** With whom an entity is shared, for administrators. */
export const sharersMembers = {
  collaborators: z.array(collaboratorSchema),
  organizations: z.array(collaboratingSchema),
};
const sharersSchema = z.object(sharersMembers);
export type SharersDto = Wire<z.infer<typeof sharersSchema>>;

const limit = z.int().exactOptional();
const administeredSchema = z
  .object({
    id,
    name: z.string(),
    created: z.iso.datetime(),
    owners: z.array(z.string()),
    members: z.int(),
    limits: z
      .object({ applications: limit, gateways: limit, access_keys: limit, devices: limit })
      .meta({ description: 'Limits that an administrator set; the others are those of the settings.' }),
  })
  .meta({ id: 'AdministeredOrganization', description: 'An organization as administrators see it.' });
export type AdministeredOrganizationDto = Wire<z.infer<typeof administeredSchema>>;

const anySchema = administeredSchema.extend({ deleted: z.iso.datetime().exactOptional() }).meta({
  id: 'AnyOrganization',
  description: 'An organization as administrators see it, also when it is deleted.',
});
export type AnyOrganizationDto = Wire<z.infer<typeof anySchema>>;

export const listOrganizations = listOperation(
  'List the organizations of the caller, oldest first',
  organizationSchema,
);

export const createOrganization: OperationDoc = {
  summary: 'Create an organization',
  description: 'The caller becomes its owner. The id stays reserved, also after a deletion.',
  gives: organizationSchema,
  rejects: [409, 429],
};

export const getOrganization: OperationDoc = { summary: 'Get an organization', gives: organizationSchema };

export const changeOrganization: OperationDoc = {
  summary: 'Change the name of an organization',
  gives: organizationSchema,
};

export const deleteOrganization: OperationDoc = {
  summary: 'Delete an organization',
  description:
    'Its members lose the rights that they have through it. Rejected while an entity would have no user who manages its collaborators.',
  gives: 'nothing',
};

export const listMembers = listOperation('List the members of an organization', memberSchema);

export const getMember: OperationDoc = { summary: 'Get a member of an organization', gives: memberSchema };

export const putMember: OperationDoc = {
  summary: 'Add a member or change the role or the rights of one',
  description:
    'Needs the right `organization:members`, except to give up own rights. The caller gives and takes only rights that they hold. An organization keeps an owner, and each of its entities a user who manages its collaborators.',
  gives: 'nothing',
  rejects: [429],
};

export const removeMember: OperationDoc = {
  summary: 'Remove a member, or leave an organization',
  description: 'By the rules for changes of members.',
  gives: 'nothing',
};

export const listEntities = listOperation(
  'List the applications, components and gateways of an organization',
  entitySchema,
);

export const leaveEntity: OperationDoc = {
  summary: 'End the collaboration of an organization on an entity',
  description: 'The caller needs, as a member, all rights that the organization has there.',
  gives: 'nothing',
};

export const listCollaboratingOrganizations: OperationDoc = {
  summary: 'List the organizations that are collaborators',
  description: 'The list of collaborators has their members, each with all rights that they have.',
  gives: z.array(collaboratingSchema),
  headers: listHeaders,
};

export const putOrganization: OperationDoc = {
  summary: 'Add an organization as a collaborator or change its rights',
  description:
    'Each member gets those of the rights that the membership gives as well. The caller can only grant rights that they hold; existing rights may stay. To add an organization needs the scope `organizations` and its right `organization:entities`.',
  gives: 'nothing',
  rejects: [429],
};

export const removeOrganization: OperationDoc = {
  summary: 'Remove an organization as a collaborator',
  description: 'Some user who may manage collaborators has to remain.',
  gives: 'nothing',
};

export const listAllOrganizations = listOperation('List all organizations', administeredSchema);

export const getAnyOrganization: OperationDoc = {
  summary: 'Get an organization, also a deleted one',
  gives: anySchema,
  rejects: [404],
};

export const changeLimits: OperationDoc = {
  summary: 'Change the limits of an organization',
  description: '0 is no limit, null the limit of the settings.',
  gives: 'nothing',
  rejects: [404],
};
