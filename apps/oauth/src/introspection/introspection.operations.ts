import type { OperationDoc } from '@fieldpost/openapi';
import { z } from 'zod';
import { formOrJson, notStored } from '../token/token.operations.js';

const seconds = z.int().optional().meta({ description: 'Unix seconds.' });
/** RFC 7662, 2.2. No reason is given for an inactive token. */
const introspection = z
  .union([
    z.object({
      active: z.literal(true),
      scope: z.string().meta({ examples: ['profile apps:my-app'] }),
      client_id: z.string().optional(),
      username: z.string().optional(),
      token_type: z.literal('bearer').exactOptional(),
      exp: seconds,
      iat: seconds,
      sub: z.string(),
      iss: z.string(),
      aud: z.string().exactOptional(),
      jti: z.string().optional(),
    }),
    z.object({ active: z.literal(false) }),
  ])
  .meta({ id: 'Introspection', description: 'Introspection of a token.' });
export type Introspection = Readonly<z.infer<typeof introspection>>;
export type ActiveToken = Extract<Introspection, { readonly active: true }>;

export const introspectToken: OperationDoc = {
  summary: 'Introspect a token (RFC 7662)',
  gives: introspection,
  headers: [notStored],
  takes: formOrJson,
};
