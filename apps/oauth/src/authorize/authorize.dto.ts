import { z } from 'zod';
import { clientCredential, longText, scope, text } from '../requests/fields.js';

/** An authorization request, as it comes in the query (RFC 6749, 4.1.1; RFC 7636, 4.3; OpenID Connect Core 1.0, 3.1.2.1). */
export const authorizeQuery = z.object({
  client_id: clientCredential,
  redirect_uri: longText,
  response_type: text,
  state: longText,
  scope,
  code_challenge: text,
  code_challenge_method: text,
  response_mode: text,
  nonce: longText,
  prompt: text,
  max_age: text,
  login_hint: longText,
  id_token_hint: longText,
  request: longText,
  request_uri: longText,
});

export type AuthorizeQuery = Readonly<z.infer<typeof authorizeQuery>>;

/** The form of the consent page, or an authorization request that a client sends with POST. */
export const consentForm = z.looseObject({ form_token: text, decision: text });

export type ConsentForm = Readonly<z.infer<typeof consentForm>>;
