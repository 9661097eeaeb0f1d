import { z } from 'zod';

/** Absent, null and empty are the same: forms cannot leave a member out otherwise. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** An array, or one string with spaces between the scopes (wire/conflicts.md A15). */
const scope = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((part) => part.split(' ')))
  .transform((scopes) => scopes.filter((part) => part !== ''));

/** A token request, as a form or as JSON; which members it needs is the affair of its grant. */
export const tokenRequest = z.object({
  grant_type: z.string().min(1, 'can not be empty'),
  client_id: text,
  client_secret: text,
  username: text,
  password: text,
  refresh_token: text,
  scope,
});

export type TokenRequest = Readonly<z.infer<typeof tokenRequest>>;

/** The answer has these members and no other: strict clients refuse more (wire/conflicts.md A11). */
export interface TokenSet {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
}
