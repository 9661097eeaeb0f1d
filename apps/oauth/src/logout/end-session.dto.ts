import { z } from 'zod';
import { clientCredential, longText, text } from '../requests/fields.js';

/** A logout request of a client (OpenID Connect RP-Initiated Logout 1.0, 2). */
export const endSessionQuery = z.object({
  id_token_hint: longText,
  client_id: clientCredential,
  post_logout_redirect_uri: longText,
  state: longText,
  /** Id of the user whom the page that asks is about. */
  logout_hint: longText,
});
export type EndSessionQuery = Readonly<z.infer<typeof endSessionQuery>>;

/** The form of the confirmation page, or a logout request that a client sends with POST. */
export const endSessionForm = z.object({ ...endSessionQuery.shape, form_token: text, decision: text });
export type EndSessionForm = Readonly<z.infer<typeof endSessionForm>>;
