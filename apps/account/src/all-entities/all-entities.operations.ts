import { listOperation, type OperationDoc, type Wire } from '@fieldpost/openapi';
import { z } from 'zod';
import { sharersMembers } from '../organizations/organizations.operations.js';
import { reportedUsageSchema } from '../usage/usage.operations.js';

const ownerMembers = {
  creator: z.string().nullable().meta({
    description: 'Name of the user who created it; null if an organization has it, or the user is removed.',
  }),
  organization: z
    .string()
    .nullable()
    .meta({ description: 'Id of the organization that it was created for.' }),
};
const times = {
  created: z.iso.datetime(),
  deleted: z.iso.datetime().exactOptional().meta({ description: 'Time of deletion; absent if not deleted.' }),
};

const applicationMembers = {
  id: z.string().meta({ examples: ['my-app'] }),
  name: z.string().meta({ examples: ['My application'] }),
  euis: z.array(z.string()).meta({ examples: [['70B3D57ED0000001']] }),
  ...times,
  ...ownerMembers,
};
const applicationSchema = z.object(applicationMembers).meta({
  id: 'AdministeredApplication',
  description: 'An application as administrators see it.',
});
export type AdministeredApplicationDto = Wire<z.infer<typeof applicationSchema>>;

const sharedApplicationSchema = z
  .object({
    ...applicationMembers,
    ...sharersMembers,
    reported: reportedUsageSchema,
  })
  .meta({
    id: 'AdministeredApplicationDetails',
    description: 'An application as administrators see it, with whom it is shared, and its usage.',
  });
export type AdministeredApplicationDetailsDto = Wire<z.infer<typeof sharedApplicationSchema>>;

const gatewayMembers = {
  id: z.string().meta({ examples: ['my-gateway'] }),
  eui: z
    .string()
    .nullable()
    .meta({ examples: ['B827EBFFFE87BD11'] }),
  description: z.string().nullable().meta({ description: 'Of its attributes.' }),
  frequency_plan: z.string().meta({ examples: ['EU_863_870'] }),
  ...times,
  owner: z.string().nullable().meta({ description: 'Name of the owner in its settings.' }),
  ...ownerMembers,
};
const gatewaySchema = z.object(gatewayMembers).meta({
  id: 'AdministeredGateway',
  description: 'A gateway as administrators see it: without its key, its location and its status.',
});
export type AdministeredGatewayDto = Wire<z.infer<typeof gatewaySchema>>;

const sharedGatewaySchema = z.object({ ...gatewayMembers, ...sharersMembers }).meta({
  id: 'AdministeredGatewayDetails',
  description: 'A gateway as administrators see it, with whom it is shared.',
});
export type AdministeredGatewayDetailsDto = Wire<z.infer<typeof sharedGatewaySchema>>;

export const listAllApplications = listOperation('List the applications of all users', applicationSchema);

export const getAnyApplication: OperationDoc = {
  summary: 'Get an application of any user, also a deleted one',
  description: 'Access keys, devices and messages are for its collaborators only.',
  gives: sharedApplicationSchema,
  rejects: [404],
};

export const listAllGateways = listOperation('List the gateways of all users', gatewaySchema);

export const getAnyGateway: OperationDoc = {
  summary: 'Get a gateway of any user, also a deleted one',
  gives: sharedGatewaySchema,
  rejects: [404],
};
