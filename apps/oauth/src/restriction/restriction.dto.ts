import { z } from 'zod';

export const restrictionRequest = z.object({ scope: z.array(z.string()) });

export type RestrictionRequest = Readonly<z.infer<typeof restrictionRequest>>;

/** The answer has this member and no other (docs/protocol/tokens.md#token-response). */
export interface RestrictedToken {
  readonly access_token: string;
}
