import { ClientKeys } from '@fieldpost/auth';
import { generalScopes } from '@fieldpost/domain';
import { z } from 'zod';
import { plainText } from '../values/plain-text.js';
import { parsed, uriShape } from '../values/shapes.js';
import { ClientName } from '../values/client-name.js';
import { type Client, grantTypes, idTokenAlgorithms } from './clients.repository.js';
import { KeySetUri, RedirectUri } from './redirect-uri.js';
import type { ClientDto } from './clients.operations.js';

const mostUris = 10;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const flag = z.boolean('should be true or false').nullish();
const grant = z.enum(grantTypes, `should be one of ${grantTypes.join(', ')}`);
const grants = z.array(grant, 'should be an array of strings').min(1, 'can not be empty').transform(unique);
const oneScope = z.enum(generalScopes, `should be one of ${generalScopes.join(', ')}`);
const scope = z.array(oneScope, 'should be an array of strings').min(1, 'can not be empty').transform(unique);
const uris = (argument: string) =>
  z
    .array(z.unknown().meta(uriShape), 'should be an array of strings')
    .max(mostUris, `should have at most ${mostUris}`)
    .transform((list) => unique(list.map((raw) => RedirectUri(raw, argument))));
const algorithm = z.enum(idTokenAlgorithms, `should be one of ${idTokenAlgorithms.join(', ')}`);

/** An empty text removes a setting, null leaves it unchanged. */
const emptyOr = (raw: unknown): '' | undefined => (raw === '' ? raw : undefined);

const fields = {
  description: plainText(1000).trim().nullish(),
  // v2 clients have one redirect URI, absent or empty when there is none.
  uri: z
    .unknown()
    .meta({ ...uriShape, type: ['string', 'null'] })
    .transform((raw) => ((raw ?? '') === '' ? undefined : RedirectUri(raw, 'Uri')))
    .optional(),
  redirect_uris: uris('RedirectUris').nullish(),
  post_logout_redirect_uris: uris('PostLogoutRedirectUris').nullish(),
  // Empty: no logout tokens.
  backchannel_logout_uri: z
    .unknown()
    .meta({ ...uriShape, type: ['string', 'null'] })
    .transform((raw) => ((raw ?? '') === '' ? emptyOr(raw) : RedirectUri(raw, 'BackchannelLogoutUri')))
    .optional(),
  id_token_signed_response_alg: algorithm.nullish(),
  // Without keys: the secret counts again.
  jwks: z
    .unknown()
    .meta({
      type: ['object', 'null'],
      required: ['keys'],
      properties: { keys: { type: 'array', items: { type: 'object', additionalProperties: true } } },
    })
    .transform((raw) => (raw === undefined || raw === null ? undefined : ClientKeys(raw)))
    .optional(),
  // Empty: `jwks` or the secret counts.
  jwks_uri: z
    .unknown()
    .meta({ ...uriShape, type: ['string', 'null'] })
    .transform((raw) => ((raw ?? '') === '' ? emptyOr(raw) : KeySetUri(raw)))
    .optional(),
  accepted: flag,
  rejected: flag,
  official: flag,
  public: flag,
  v2: flag,
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
    v2: client.isV2,
    ...(client.keys.length > 0 && { jwks: { keys: client.keys } }),
    ...(client.jwksUri !== null && { jwks_uri: client.jwksUri }),
    ...(client.scopes.includes('openid') && openidMembers(client)),
  };
}

/** Absent without the scope `openid`, so that v2 clients get the members that they know. */
const openidMembers = (client: Client) => ({
  id_token_signed_response_alg: client.idTokenAlgorithm,
  post_logout_redirect_uris: client.postLogoutRedirectUris,
  ...(client.backchannelLogoutUri !== null && { backchannel_logout_uri: client.backchannelLogoutUri }),
});
