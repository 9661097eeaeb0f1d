import type { BodyForm, HeaderDoc, OperationDoc, Wire } from '@fieldpost/openapi';
import { z } from 'zod';
import type { TokenSet } from './token.dto.js';

/** The formats that OAuth endpoints read: forms as in the RFCs, and JSON as sent by v2 clients. */
export const formOrJson: readonly BodyForm[] = ['form', 'json'];

/** On whatever carries a token. */
export const notStored: HeaderDoc = {
  name: 'Cache-Control',
  description: 'Always `no-store`.',
  schema: { type: 'string' },
};

const tokenSet = z
  .object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.int().meta({ description: 'Seconds.' }),
    refresh_token: z.string(),
  })
  .meta({ id: 'TokenSet', description: 'An access token with its refresh token.' }) satisfies z.ZodType<
  Wire<TokenSet>
>;

export const issueTokens: OperationDoc = {
  summary: 'Get tokens (RFC 6749)',
  description: 'The grants are `authorization_code`, `password` and `refresh_token`.',
  gives: tokenSet,
  headers: [notStored],
  takes: formOrJson,
};
