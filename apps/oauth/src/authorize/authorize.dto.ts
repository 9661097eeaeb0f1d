import { z } from 'zod';
import { scope, text } from '../requests/fields.js';

/** An authorization request, as it comes in the query (RFC 6749, 4.1.1; RFC 7636, 4.3; OpenID Connect Core 1.0, 3.1.2.1). */
export const authorizeQuery = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: text,
  state: text,
  scope,
  code_challenge: text,
  code_challenge_method: text,
  response_mode: text,
  nonce: text,
  prompt: text,
  max_age: text,
  login_hint: text,
  id_token_hint: text,
  request: text,
  request_uri: text,
});

export type AuthorizeQuery = Readonly<z.infer<typeof authorizeQuery>>;

/** The form of the consent page, or an authorization request that a client sends with POST. */
export const consentForm = z.looseObject({ form_token: text, decision: text });

export type ConsentForm = Readonly<z.infer<typeof consentForm>>;
