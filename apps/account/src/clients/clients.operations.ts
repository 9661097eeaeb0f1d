import { generalScopes } from '@fieldpost/domain';
import { type OperationDoc, type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';
import { grantTypes, idTokenAlgorithms } from './clients.repository.js';

const clientSchema = z
  .object({
    name: z.string().meta({ description: 'The `client_id`.', examples: ['my-client'] }),
    description: z.string(),
    creator: z.string().nullable().exactOptional().meta({
      description:
        'Name of the user who created it, if there is one. In lists for administrators only, who get all clients.',
    }),
    secret: z.string().exactOptional().meta({ description: 'In the response to the creation only.' }),
    uri: z.string().exactOptional().meta({ description: 'The first of `redirect_uris`.' }),
    redirect_uris: z.array(z.string()).meta({ examples: [['https://my-client.example/callback']] }),
    grants: z.array(z.enum(grantTypes)),
    scope: z.array(z.enum(generalScopes)),
    accepted: z.boolean().meta({ description: 'Whether an administrator has accepted it.' }),
    rejected: z.boolean(),
    official: z.boolean(),
    public: z.boolean().meta({ description: 'Whether it is a public client, without a secret.' }),
    v2: z.boolean().meta({ description: 'Whether it is a client of v2, which may omit PKCE.' }),
    jwks: z
      .object({ keys: z.array(z.record(z.string(), z.string().optional())) })
      .exactOptional()
      .meta({
        description: 'Public keys with which it signs assertions (`private_key_jwt`) instead of the secret.',
      }),
    jwks_uri: z
      .string()
      .exactOptional()
      .meta({
        description: 'Where it publishes these keys, over https; instead of `jwks`.',
        examples: ['https://my-client.example/jwks.json'],
      }),
    id_token_signed_response_alg: z.enum(idTokenAlgorithms).exactOptional().meta({
      description: 'Algorithm of its id tokens; this and the next two only with the scope `openid`.',
    }),
    post_logout_redirect_uris: z.array(z.string()).exactOptional(),
    backchannel_logout_uri: z
      .string()
      .exactOptional()
      .meta({ description: 'Where logout tokens are posted (OpenID Connect Back-Channel Logout 1.0).' }),
  })
  .meta({ id: 'Client', description: 'An OAuth client.' });
export type ClientDto = Wire<z.infer<typeof clientSchema>>;

export const listClients = listOperation(
  "List the caller's OAuth clients, or all for an administrator",
  clientSchema,
);

export const createClient: OperationDoc = {
  summary: 'Register an OAuth client',
  description: 'The secret is shown in this response only.',
  gives: clientSchema,
  rejects: [409],
};

export const getClient: OperationDoc = { summary: 'Get an OAuth client', gives: clientSchema };

export const changeClient: OperationDoc = {
  summary: 'Change an OAuth client',
  description: 'Absent and null members stay unchanged.',
  gives: clientSchema,
};

export const removeClient: OperationDoc = {
  summary: 'Delete an OAuth client',
  description: 'Its name stays reserved.',
  gives: 'nothing',
};
