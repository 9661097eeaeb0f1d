import { generalScopes } from '@fieldpost/domain';
import { z } from 'zod';
import { plainText } from '../values/plain-text.js';
import { parsed, uriShape } from '../values/shapes.js';
import { ClientName } from '../values/client-name.js';
import { type Client, grantTypes } from './clients.repository.js';
import { RedirectUri } from './redirect-uri.js';
import type { ClientDto } from './clients.operations.js';

const mostUris = 10;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const flag = z.boolean('should be true or false').nullish();
const grant = z.enum(grantTypes, `should be one of ${grantTypes.join(', ')}`);
const grants = z.array(grant, 'should be an array of strings').min(1, 'can not be empty').transform(unique);
const oneScope = z.enum(generalScopes, `should be one of ${generalScopes.join(', ')}`);
const scope = z.array(oneScope, 'should be an array of strings').min(1, 'can not be empty').transform(unique);
const uris = z
  .array(z.unknown().meta(uriShape), 'should be an array of strings')
  .max(mostUris, `should have at most ${mostUris}`)
  .transform((list) => unique(list.map((raw) => RedirectUri(raw, 'RedirectUris'))));

const fields = {
  description: plainText(1000).trim().nullish(),
  // v2 clients have one redirect URI, absent or empty when there is none.
  uri: z
    .unknown()
    .meta({ ...uriShape, type: ['string', 'null'] })
    .transform((raw) => ((raw ?? '') === '' ? undefined : RedirectUri(raw, 'Uri')))
    .optional(),
  redirect_uris: uris.nullish(),
  accepted: flag,
  rejected: flag,
  official: flag,
  public: flag,
};

/** Body of a new client (docs/protocol/account-api.md#oauth-clients). A secret is ignored, because the server creates it. */
export const newClient = z.object(
  {
    ...fields,
    name: parsed(ClientName),
    grants: grants.nullish(),
    scope,
  },
  'should be an object with name and scope',
);
export type NewClientDto = z.infer<typeof newClient>;

/** Body of a change: the whole client, as v2's library sends it, or parts; absent and null members are unchanged. */
export const clientChanges = z.object(
  { ...fields, name: z.unknown().optional(), grants: grants.nullish(), scope: scope.nullish() },
  'should be an object',
);
export type ClientChangesDto = z.infer<typeof clientChanges>;

export function toClientDto(client: Client, secret?: string): ClientDto {
  const [uri] = client.redirectUris;
  return {
    name: client.id,
    description: client.description,
    ...(secret !== undefined && { secret }),
    ...(uri !== undefined && { uri }),
    redirect_uris: client.redirectUris,
    grants: client.grants,
    scope: client.scopes,
    accepted: client.isAccepted,
    rejected: client.isRejected,
    official: client.isOfficial,
    public: client.isPublic,
  };
}
