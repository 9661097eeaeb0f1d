import { httpApiJsonSchema } from '@fieldpost/contracts';
import type { OperationDoc } from '@fieldpost/openapi';
import { z } from 'zod';

const expand = z
  .string()
  .optional()
  .meta({ description: '`addresses` adds what each address offers, as URLs.' });
const query = z.object({ expand });
const page = z.object({
  expand,
  limit: z.int().min(0).optional(),
  offset: z.int().min(0).optional(),
  id: z
    .string()
    .optional()
    .meta({ description: 'Lists the component with this id, or nothing; without its metadata.' }),
  app_id: z
    .string()
    .optional()
    .meta({ description: 'Lists the handler of this application, or nothing; without its metadata.' }),
});

const one = { gives: () => httpApiJsonSchema('discovery.Announcement'), query };

export const listComponents: OperationDoc = {
  summary: 'List the components of a service',
  gives: () => httpApiJsonSchema('discovery.AnnouncementsResponse'),
  query: page,
  rejects: [400],
};
export const getComponent: OperationDoc = { summary: 'Get a component', ...one, rejects: [404] };
export const findByAppId: OperationDoc = {
  summary: 'Get the handler of an application',
  ...one,
  rejects: [404],
};
export const findByGatewayId: OperationDoc = {
  summary: 'Get the router of a gateway',
  ...one,
  rejects: [404],
};
export const findByAppEui: OperationDoc = {
  summary: 'Get the handler of a JoinEUI',
  ...one,
  rejects: [400, 404],
};
