import { gatewayRights } from '@fieldpost/domain';
import { type OperationDoc, type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';
import { collaboratorSchema } from '../collaborators/collaborators.operations.js';

const tokenSchema = z
  .object({ access_token: z.string(), expires_in: z.int().meta({ description: 'Seconds.' }) })
  .meta({
    id: 'GatewayToken',
    description: 'The token that a gateway sends to routers.',
  });
export type GatewayTokenDto = Wire<z.infer<typeof tokenSchema>>;

const router = z.object({ id: z.string().meta({ examples: ['my-router'] }) });
const location = z.object({
  longitude: z.number().exactOptional(),
  latitude: z.number().exactOptional(),
  altitude: z.int().exactOptional().meta({ description: 'Metres above sea.' }),
});

const gatewaySchema = z
  .object({
    id: z.string().meta({ examples: ['my-gateway'] }),
    frequency_plan: z.string().meta({ examples: ['EU_863_870'] }),
    frequency_plan_url: z.string(),
    location_public: z.boolean(),
    status_public: z.boolean(),
    owner_public: z.boolean(),
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    router: router.nullable(),
    fallback_routers: z.array(router),
    eui: z
      .string()
      .nullable()
      .exactOptional()
      .meta({
        description: 'Identifies its packet forwarder. For collaborators.',
        examples: ['B827EBFFFE87BD11'],
      }),
    antenna_location: location.exactOptional(),
    owner: z.object({ id: z.string(), username: z.string() }).exactOptional(),
    activated: z.boolean().exactOptional(),
    auto_update: z.boolean().exactOptional(),
    beta_updates: z.boolean().exactOptional(),
    key: z.string().exactOptional(),
    token: tokenSchema.exactOptional(),
    collaborators: z.array(collaboratorSchema).exactOptional(),
  })
  .meta({
    id: 'Gateway',
    description: 'A gateway; optional members depend on the caller.',
  });
export type GatewayDto = Wire<z.infer<typeof gatewaySchema>>;

export const listGateways = listOperation('List the gateways of the caller', gatewaySchema);

export const createGateway: OperationDoc = {
  summary: 'Register a gateway',
  description:
    'For an `organization` it needs the scope `organizations` and its right `organization:entities`; the gateway then counts for the organization, which is the first collaborator with every right. Every EUI belongs to one gateway; an id such as `eui-0102030405060708` names the EUI.',
  gives: gatewaySchema,
  rejects: [409, 429],
};

export const getGateway: OperationDoc = { summary: 'Get a gateway', gives: gatewaySchema };

export const changeGateway: OperationDoc = {
  summary: 'Change a gateway',
  description:
    'Absent members stay unchanged, also in the location and the attributes; a null attribute or EUI is removed. The EUI of an id such as `eui-0102030405060708` cannot be changed.',
  gives: gatewaySchema,
  rejects: [409],
};

export const deleteGateway: OperationDoc = { summary: 'Delete a gateway', gives: 'nothing' };

export const createGatewayToken: OperationDoc = {
  summary: 'Create a token for a gateway',
  gives: tokenSchema,
};

const keySchema = z
  .object({ key: z.string() })
  .meta({ id: 'GatewayKey', description: 'The new key of a gateway.' });
export type GatewayKeyDto = Wire<z.infer<typeof keySchema>>;

export const replaceGatewayKey: OperationDoc = {
  summary: 'Replace the key of a gateway; the old one is invalid at once',
  gives: keySchema,
};

export const getGatewayRights: OperationDoc = {
  summary: 'List the rights of the caller on a gateway',
  gives: z.array(z.enum(gatewayRights)),
};
