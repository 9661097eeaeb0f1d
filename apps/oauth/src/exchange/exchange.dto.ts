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

/** The answer has these members and no other (docs/protocol/tokens.md#token-response). */
export interface ExchangedToken {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in: number;
}
