import type { BodyForm, HeaderDoc, OperationDoc } from '@fieldpost/openapi';
import { tokenSet } from './token.dto.js';

/** The formats that OAuth endpoints read: forms as in the RFCs, and JSON as sent by v2 clients. */
export const formOrJson: readonly BodyForm[] = ['form', 'json'];

/** Header of every response with a token. */
export const notStored: HeaderDoc = {
  name: 'Cache-Control',
  description: 'Always `no-store`.',
  schema: { type: 'string' },
};

export const issueTokens: OperationDoc = {
  summary: 'Get tokens (RFC 6749)',
  description:
    'The grants are `authorization_code`, `refresh_token`, `password`, `client_credentials` and `urn:ietf:params:oauth:grant-type:device_code`.',
  gives: tokenSet,
  headers: [notStored],
  takes: formOrJson,
};
