import { z } from 'zod';

/** A request about one token (RFC 7009, 2.1; RFC 7662, 2.1). `token_type_hint` is not needed to find the token. */
export const tokenQuery = z.object({
  token: z.string().min(1, 'can not be empty'),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  client_assertion: z.string().optional(),
  client_assertion_type: z.string().optional(),
});

export type TokenQuery = Readonly<z.infer<typeof tokenQuery>>;
