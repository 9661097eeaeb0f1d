import { listOperation, type OperationDoc } from '@fieldpost/openapi';
import { z } from 'zod';

const strings = z.array(z.string());
/** In the format of v2's clients (docs/protocol/account-api.md#oauth-clients): `name` is the id, `description` the name. */
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
  .meta({ id: 'AuthorizedClient', description: 'A client that the user authorized.' });
export type AuthorizedClient = Readonly<z.infer<typeof authorizedClient>>;

export const listAuthorizedClients = listOperation(
  'List the clients that the caller authorized',
  authorizedClient,
);

export const revokeAuthorizedClient: OperationDoc = {
  summary: 'Withdraw the consent for a client',
  description: 'The logins of the client end as well.',
  gives: 'nothing',
  rejects: [404],
};
