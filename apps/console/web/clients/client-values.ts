import type { GeneralScope } from '@fieldpost/domain';
import type { OauthClient } from '../api/account.js';
import { linesOf } from '../widgets/lines.js';
import { clientsTexts as words } from './clients.texts.js';
import type { ClientChanges } from './use-client-change.js';

export type Grant = OauthClient['grants'][number];

/** How a client authenticates at the token endpoint; `none` for public clients. */
export type Authentication = keyof typeof words.authentications;

/** Values of the form of a client, named like the members of the API. Lists have one element per line. */
export interface ClientValues {
  readonly description: string;
  readonly redirect_uris: string;
  readonly scope: GeneralScope[];
  readonly grants: Grant[];
  readonly authentication: Authentication;
  /** JSON. */
  readonly jwks: string;
  readonly jwks_uri: string;
  readonly id_token_signed_response_alg: 'RS256' | 'ES256';
  readonly post_logout_redirect_uris: string;
  readonly backchannel_logout_uri: string;
}

export const newClient: ClientValues = {
  description: '',
  redirect_uris: '',
  scope: ['profile'],
  grants: ['authorization_code', 'refresh_token'],
  authentication: 'secret',
  jwks: '',
  jwks_uri: '',
  id_token_signed_response_alg: 'RS256',
  post_logout_redirect_uris: '',
  backchannel_logout_uri: '',
};

/** Keys count instead of the secret. */
export function authenticationOf({ public: isPublic, jwks, jwks_uri }: OauthClient): Authentication {
  if (isPublic) return 'none';
  if (jwks_uri !== undefined) return 'published';
  return jwks ? 'keys' : 'secret';
}

export const valuesOf = (client: OauthClient): ClientValues => ({
  description: client.description,
  redirect_uris: client.redirect_uris.join('\n'),
  scope: [...client.scope],
  grants: [...client.grants],
  authentication: authenticationOf(client),
  jwks: client.jwks ? JSON.stringify(client.jwks, null, 2) : '',
  jwks_uri: client.jwks_uri ?? '',
  id_token_signed_response_alg: client.id_token_signed_response_alg ?? 'RS256',
  post_logout_redirect_uris: (client.post_logout_redirect_uris ?? []).join('\n'),
  backchannel_logout_uri: client.backchannel_logout_uri ?? '',
});

type KeySet = NonNullable<ClientChanges['jwks']>;

/** Undefined when the text is no key set, or one without keys. */
function keysIn(text: string): KeySet | undefined {
  try {
    const parsed = JSON.parse(text) as Partial<KeySet> | null;
    return Array.isArray(parsed?.keys) && parsed.keys.length > 0 ? (parsed as KeySet) : undefined;
  } catch {
    return undefined;
  }
}

/** An empty set of keys and an empty URL return to the secret. */
function keysOf({ authentication, jwks, jwks_uri }: ClientValues): Pick<ClientChanges, 'jwks' | 'jwks_uri'> {
  if (authentication === 'none') return {};
  return {
    jwks: (authentication === 'keys' && keysIn(jwks)) || { keys: [] },
    jwks_uri: authentication === 'published' ? jwks_uri.trim() : '',
  };
}

const openidOf = (values: ClientValues) =>
  values.scope.includes('openid')
    ? {
        id_token_signed_response_alg: values.id_token_signed_response_alg,
        post_logout_redirect_uris: linesOf(values.post_logout_redirect_uris),
        backchannel_logout_uri: values.backchannel_logout_uri.trim(),
      }
    : {};

/** The body of a request with these values. */
export const bodyOf = (values: ClientValues) =>
  ({
    description: values.description,
    redirect_uris: linesOf(values.redirect_uris),
    scope: values.scope,
    grants: values.grants,
    ...keysOf(values),
    ...openidOf(values),
  }) satisfies ClientChanges;

/** The problem of each value, or null. URIs and keys are checked by the server. */
export const clientProblems = {
  scope: (chosen: readonly string[]) => (chosen.length > 0 ? null : words.scopeProblem),
  grants: (chosen: readonly string[]) => (chosen.length > 0 ? null : words.grantProblem),
  jwks: (text: string, { authentication }: ClientValues) =>
    authentication !== 'keys' || keysIn(text) ? null : words.jwksProblem,
  jwks_uri: (text: string, { authentication }: ClientValues) =>
    authentication !== 'published' || /^https:\/\//i.test(text.trim()) ? null : words.jwksUriProblem,
};
