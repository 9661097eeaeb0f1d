import { entityKinds, memberRights, organizationRoles } from '@fieldpost/domain';
import { listOperation, type OperationDoc, type Wire } from '@fieldpost/openapi';
import { z } from 'zod';

const invitationSchema = z
  .object({
    id: z.string().meta({ examples: ['i_0123456789ABCDEF0123456789ABCDEF'] }),
    email: z.string().nullable().meta({ description: 'Null for any address.' }),
    administrator: z.boolean(),
    rights: z.array(z.object({ kind: z.enum(entityKinds), id: z.string(), rights: z.array(z.string()) })),
    organizations: z.array(
      z.object({
        id: z.string(),
        role: z.enum(organizationRoles).nullable(),
        rights: z.array(z.enum(memberRights)),
      }),
    ),
    invited_by: z.string().meta({ examples: ['jane'] }),
    created: z.iso.datetime(),
    expires: z.iso.datetime(),
    link: z.string().exactOptional().meta({
      description: 'The link to register with, shown once; only of an invitation that is not mailed.',
    }),
  })
  .meta({ id: 'Invitation', description: 'An invitation that was not used yet.' });
export type InvitationDto = Wire<z.infer<typeof invitationSchema>>;

export const listInvitations = listOperation(
  'List the invitations that can still be used, oldest first',
  invitationSchema,
);

export const createInvitation: OperationDoc = {
  summary: 'Invite a person to register',
  description:
    'The link is mailed to the address and then verifies it, or with `mail: false` returned once. Rights on entities and memberships in organizations are given only as far as the administrator who invites may give them, also when the invitation is used.',
  gives: invitationSchema,
  rejects: [409, 429],
};

export const removeInvitation: OperationDoc = {
  summary: 'Withdraw an invitation',
  gives: 'nothing',
  rejects: [404],
};
