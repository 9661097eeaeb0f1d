import { z } from 'zod';

/** Text that the database and account can keep; what is wrong with JSON beside that was seen when it was read. */
const keepable = z.string().refine((value) => !value.includes('\0'), 'should not have control characters');

/** Absent, null and empty are the same: forms cannot leave a member out otherwise. */
export const text = keepable.nullish().transform((value) => value ?? '');

/** More than any list of scopes is. */
const longestScope = 2_000;
const scopeText = keepable.max(longestScope, `should have at most ${longestScope} characters`);

/** An array, or one string with spaces between the scopes (docs/protocol/tokens.md#token-request). */
export const scope = z
  .union([scopeText, z.array(scopeText).max(50, 'should have at most 50 scopes')])
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((part) => part.split(' ')))
  .transform((scopes) => scopes.filter((part) => part !== ''));
