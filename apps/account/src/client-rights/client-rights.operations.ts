import { type OperationDoc, type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';

const clientRightsSchema = z
  .object({
    client: z.string().meta({ description: 'The `client_id`.', examples: ['my-service'] }),
    rights: z.array(z.string()),
  })
  .meta({ id: 'ClientRights', description: 'The rights of an OAuth client that acts for itself.' });
export type ClientRightsDto = Wire<z.infer<typeof clientRightsSchema>>;

const entityRightsSchema = z
  .object({
    kind: z.enum(['apps', 'gateways']),
    id: z.string().meta({ examples: ['my-app'] }),
    rights: z.array(z.string()),
  })
  .meta({ id: 'EntityRights', description: 'An application or gateway with the rights of an OAuth client.' });
export type EntityRightsDto = Wire<z.infer<typeof entityRightsSchema>>;

export const listRightsOfClient = listOperation(
  'List the applications and gateways on which an OAuth client has rights',
  entityRightsSchema,
);

export const listClientRights = listOperation('List OAuth clients with rights', clientRightsSchema);

export const getClientRights: OperationDoc = {
  summary: 'Get the rights of an OAuth client',
  gives: clientRightsSchema,
};

export const putClientRights: OperationDoc = {
  summary: 'Give rights to an OAuth client',
  description:
    'For clients with the grant `client_credentials`: accepted ones, and those of the caller. The caller can only grant rights that they hold; existing rights may stay.',
  gives: 'nothing',
};

export const removeClientRights: OperationDoc = {
  summary: 'Remove an OAuth client',
  description: 'Its tokens end.',
  gives: 'nothing',
};
