import { z } from 'zod';

/** Absent, null and empty are the same: forms cannot leave a member out otherwise. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** An array, or one string with spaces between the scopes (wire/conflicts.md A15). */
export const scope = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((part) => part.split(' ')))
  .transform((scopes) => scopes.filter((part) => part !== ''));
