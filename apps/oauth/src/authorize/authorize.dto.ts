import { z } from 'zod';
import { scope, text } from '../requests/fields.js';

/** An authorization request, as it comes in the query (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export const authorizeQuery = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: text,
  state: text,
  scope,
  code_challenge: text,
  code_challenge_method: text,
});

export type AuthorizeQuery = Readonly<z.infer<typeof authorizeQuery>>;

/** The form of the consent page. */
export const consentForm = z.object({ form_token: text, decision: text });

export type ConsentForm = Readonly<z.infer<typeof consentForm>>;
