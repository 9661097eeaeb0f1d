import { z } from 'zod';
import { clientAssertion, clientCredential, text } from '../requests/fields.js';

/** A request about one token (RFC 7009, 2.1; RFC 7662, 2.1). `token_type_hint` is not needed to find the token. */
export const tokenQuery = z.object({
  token: z.string().min(1, 'can not be empty'),
  client_id: clientCredential,
  client_secret: clientCredential,
  client_assertion: clientAssertion,
  client_assertion_type: text,
});

export type TokenQuery = Readonly<z.infer<typeof tokenQuery>>;
