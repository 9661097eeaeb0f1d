import {
  AppId,
  ComponentId,
  GatewayId,
  OrganizationId,
  parseAppRights,
  parseComponentRights,
  parseGatewayRights,
} from '@fieldpost/domain';
import { z } from 'zod';
import { searchedQuery } from '../lists/searched-query.js';
import { membershipFields, requireMembership } from '../organizations/organizations.dto.js';
import { email } from '../users/users.dto.js';
import { parsed } from '../values/shapes.js';
import { type Invitation, invitationSorts } from './invitations.repository.js';
import type { InvitationDto } from './invitations.operations.js';

/** Query of the list of invitations. */
export const invitationsQuery = searchedQuery(
  invitationSorts,
  'Part of an address or of the name of the user who invited.',
);
export type InvitationsQuery = z.infer<typeof invitationsQuery>;

const day = 86_400;
const mostEntities = 10;

const rights = z.array(z.string(), 'should be an array of strings').min(1, 'can not be empty');

const entity = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('apps'),
      id: parsed(AppId),
      rights: rights.transform((raw) => parseAppRights(raw)),
    }),
    z.object({
      kind: z.literal('gateways'),
      id: parsed(GatewayId),
      rights: rights.transform((raw) => parseGatewayRights(raw)),
    }),
    z.object({
      kind: z.literal('components'),
      id: parsed(ComponentId),
      rights: rights.transform((raw) => parseComponentRights(raw)),
    }),
  ],
  'should have a kind of apps, gateways or components',
);

const organization = z
  .object({ id: parsed(OrganizationId), ...membershipFields }, 'should have an id and a role or rights')
  .transform(({ id, ...raw }, context) => ({ id, ...requireMembership(raw, context) }));

/** Body of a new invitation. */
export const newInvitation = z
  .object(
    {
      email: email.nullish().transform((address) => address ?? null),
      mail: z
        .boolean('should be true or false')
        .default(true)
        .meta({ description: 'Whether the link is mailed to the address, and not returned.' }),
      administrator: z.boolean('should be true or false').default(false),
      rights: z
        .array(entity, 'should be a list')
        .max(mostEntities, `should have at most ${mostEntities} entities`)
        .default([]),
      organizations: z
        .array(organization, 'should be a list')
        .max(mostEntities, `should have at most ${mostEntities}`)
        .default([]),
      seconds: z
        .int('should be a whole number')
        .min(60, 'should be at least 60')
        .max(30 * day, `should be at most ${30 * day}`)
        .default(7 * day)
        .meta({ description: 'Validity in seconds.' }),
    },
    'should be an object',
  )
  .refine(({ mail, email: address }) => !mail || address !== null, {
    path: ['email'],
    message: 'is needed for an invitation that is mailed',
  });
export type NewInvitationDto = z.infer<typeof newInvitation>;

export const toInvitationDto = (invitation: Invitation, link?: string): InvitationDto => ({
  id: invitation.id,
  email: invitation.email,
  administrator: invitation.isAdministrator,
  rights: invitation.rights,
  organizations: invitation.organizations,
  invited_by: invitation.invitedBy,
  created: invitation.created.toISOString(),
  expires: invitation.expires.toISOString(),
  ...(link !== undefined && { link }),
});
