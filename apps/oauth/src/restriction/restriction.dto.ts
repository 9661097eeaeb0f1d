import { z } from 'zod';

export const restrictionRequest = z.object({ scope: z.array(z.string()) });

export type RestrictionRequest = Readonly<z.infer<typeof restrictionRequest>>;

/** No further members (docs/protocol/tokens.md#token-response). */
export const restrictedToken = z
  .object({ access_token: z.string() })
  .meta({ id: 'RestrictedToken', description: 'A restricted token.' });
export type RestrictedToken = Readonly<z.infer<typeof restrictedToken>>;
