import { z } from 'zod';
import { text } from '../requests/fields.js';

/**
 * What clients send, as a form or as JSON (docs/protocol/tokens.md#access-key-exchange); with a key in the header there
 * may be no body.
 */
export const exchangeRequest = z
  .object({ username: text, password: text, grant_type: text })
  .nullish()
  .transform((body) => body ?? { username: '', password: '', grant_type: '' });

export type ExchangeRequest = Readonly<z.infer<typeof exchangeRequest>>;

/** No further members (docs/protocol/tokens.md#token-response). */
export const exchangedToken = z
  .object({ access_token: z.string(), expires_in: z.int().meta({ description: 'Seconds.' }) })
  .meta({ id: 'ExchangedToken', description: 'A token with the rights of an access key.' });
export type ExchangedToken = Readonly<z.infer<typeof exchangedToken>>;
