import { z } from 'zod';
import { clientAssertion, clientCredential, longText, scope, text } from '../requests/fields.js';

/** The grant type of devices (RFC 8628, 3.4). */
export const deviceCodeType = 'urn:ietf:params:oauth:grant-type:device_code';

/** A token request, as a form or as JSON; each grant requires its own members. */
export const tokenRequest = z.object({
  grant_type: z.string().min(1, 'can not be empty'),
  client_id: clientCredential,
  client_secret: clientCredential,
  client_assertion: clientAssertion,
  client_assertion_type: text,
  username: text,
  password: text,
  refresh_token: longText,
  code: text,
  redirect_uri: longText,
  code_verifier: text,
  device_code: text,
  scope,
});

export type TokenRequest = Readonly<z.infer<typeof tokenRequest>>;

/** No further members for the grants of v2 without `openid`: strict clients reject them (docs/protocol/tokens.md#token-response). */
export const tokenSet = z
  .object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.int().meta({ description: 'Seconds.' }),
    refresh_token: z.string().exactOptional().meta({ description: 'Not for a client that acts for itself.' }),
    scope: z.string().exactOptional().meta({ description: 'For a client that acts for itself.' }),
    id_token: z.string().exactOptional().meta({ description: 'With the scope `openid`.' }),
  })
  .meta({ id: 'TokenSet', description: 'An access token with its refresh token.' });
export type TokenSet = Readonly<z.infer<typeof tokenSet>>;
