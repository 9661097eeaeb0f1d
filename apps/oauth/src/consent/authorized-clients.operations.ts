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
    description: 'A client that the user has allowed something.',
  }) satisfies z.ZodType<Wire<AuthorizedClient>>;

export const listAuthorizedClients: OperationDoc = {
  summary: 'List the clients that the caller has allowed something',
  gives: z.array(authorizedClient),
  headers: listHeaders,
};

export const revokeAuthorizedClient: OperationDoc = {
  summary: 'Take the consent for a client back',
  description: 'The logins that the client has are ended with it.',
  gives: 'nothing',
  rejects: [404],
};
