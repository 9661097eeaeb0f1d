import { listHeaders, type OperationDoc, type Wire } from '@fieldpost/openapi';
import { z } from 'zod';
import type { AuthorizedClient } from './authorized-clients.service.js';

const strings = z.array(z.string());
const authorizedClient = z
  .object({
    name: z.string().meta({ examples: ['my-client'] }),
    description: z.string(),
    grants: strings,
    scope: strings,
    accepted: z.boolean(),
    rejected: z.boolean(),
    official: z.boolean(),
  })
  .meta({
    id: 'AuthorizedClient',
    description: 'A client that the user authorized.',
  }) satisfies z.ZodType<Wire<AuthorizedClient>>;

export const listAuthorizedClients: OperationDoc = {
  summary: 'List the clients that the caller authorized',
  gives: z.array(authorizedClient),
  headers: listHeaders,
};

export const revokeAuthorizedClient: OperationDoc = {
  summary: 'Withdraw the consent for a client',
  description: 'The logins of the client end as well.',
  gives: 'nothing',
  rejects: [404],
};
