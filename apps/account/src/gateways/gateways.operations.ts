import { gatewayRights } from '@fieldpost/domain';
import { type OperationDoc, type Wire, listHeaders } from '@fieldpost/openapi';
import { z } from 'zod';
import { collaboratorResponse } from '../collaborators/collaborators.operations.js';
import type { GatewayDto, GatewayKeyDto, GatewayTokenDto } from './gateway-view.js';

const tokenResponse = z
  .object({ access_token: z.string(), expires_in: z.int().meta({ description: 'Seconds.' }) })
  .meta({
    id: 'GatewayToken',
    description: 'The token that a gateway sends to routers.',
  }) satisfies z.ZodType<Wire<GatewayTokenDto>>;

const router = z.object({ id: z.string().meta({ examples: ['my-router'] }) });
const location = z.object({
  longitude: z.number().exactOptional(),
  latitude: z.number().exactOptional(),
  altitude: z.int().exactOptional().meta({ description: 'Metres above sea.' }),
});

const gatewayResponse = z
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
    antenna_location: location.exactOptional(),
    owner: z.object({ id: z.string(), username: z.string() }).exactOptional(),
    activated: z.boolean().exactOptional(),
    auto_update: z.boolean().exactOptional(),
    beta_updates: z.boolean().exactOptional(),
    key: z.string().exactOptional(),
    token: tokenResponse.exactOptional(),
    collaborators: z.array(collaboratorResponse).exactOptional(),
  })
  .meta({
    id: 'Gateway',
    description: 'A gateway; optional members depend on the caller.',
  }) satisfies z.ZodType<Wire<GatewayDto>>;

export const listGateways: OperationDoc = {
  summary: 'List the gateways of the caller',
  gives: z.array(gatewayResponse),
  headers: listHeaders,
};

export const createGateway: OperationDoc = {
  summary: 'Register a gateway',
  gives: gatewayResponse,
  rejects: [409, 429],
};

export const getGateway: OperationDoc = { summary: 'Get a gateway', gives: gatewayResponse };

export const changeGateway: OperationDoc = {
  summary: 'Change a gateway',
  description:
    'Absent members stay unchanged, also in the location and the attributes; a null attribute is removed.',
  gives: gatewayResponse,
};

export const deleteGateway: OperationDoc = { summary: 'Delete a gateway', gives: 'nothing' };

export const createGatewayToken: OperationDoc = {
  summary: 'Create a token for a gateway',
  gives: tokenResponse,
};

export const replaceGatewayKey: OperationDoc = {
  summary: 'Replace the key of a gateway; the old one is invalid at once',
  gives: z
    .object({ key: z.string() })
    .meta({ id: 'GatewayKey', description: 'The new key of a gateway.' }) satisfies z.ZodType<
    Wire<GatewayKeyDto>
  >,
};

export const getGatewayRights: OperationDoc = {
  summary: 'List the rights of the caller on a gateway',
  gives: z.array(z.enum(gatewayRights)),
};
