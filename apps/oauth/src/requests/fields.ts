import { z } from 'zod';

/** Text without NUL, which PostgreSQL rejects. */
const storable = z.string().refine((value) => !value.includes('\0'), 'should not have control characters');

/** Absent, null and empty are the same, because forms send empty fields. */
export const text = storable.nullish().transform((value) => value ?? '');

/** Longer than any useful list of scopes. */
const longestScope = 2_000;
const scopeText = storable.max(longestScope, `should have at most ${longestScope} characters`);

/** An array, or one string with spaces between the scopes (docs/protocol/tokens.md#token-request). */
export const scope = z
  .union([scopeText, z.array(scopeText).max(50, 'should have at most 50 scopes')])
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((part) => part.split(' ')))
  .transform((scopes) => scopes.filter((part) => part !== ''));

/** The query of a mailed link. */
export const linkQuery = z.object({ token: text });
export type LinkQuery = Readonly<z.infer<typeof linkQuery>>;
