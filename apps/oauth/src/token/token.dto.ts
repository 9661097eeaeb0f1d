import { z } from 'zod';
import { scope, text } from '../requests/fields.js';

/** A token request, as a form or as JSON; which members it needs is the affair of its grant. */
export const tokenRequest = z.object({
  grant_type: z.string().min(1, 'can not be empty'),
  client_id: text,
  client_secret: text,
  username: text,
  password: text,
  refresh_token: text,
  code: text,
  redirect_uri: text,
  code_verifier: text,
  scope,
});

export type TokenRequest = Readonly<z.infer<typeof tokenRequest>>;

/** The answer has these members and no other: strict clients reject more (docs/protocol/tokens.md#token-response). */
export interface TokenSet {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
}
