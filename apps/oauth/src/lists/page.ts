import { z } from 'zod';

/** The part of a list that a client asks for. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Elements of a page at most, as in the lists of account. */
const longestPage = 1000;

const wholeNumber = z.coerce.number('should be a number').int('should be a whole number');

/** Undefined when neither is said: then the whole list is meant, as clients of v2 expect it. */
export const listQuery = z
  .object({
    limit: wholeNumber
      .min(1, 'should be at least 1')
      .max(longestPage, `should be at most ${longestPage}`)
      .optional(),
    offset: wholeNumber.min(0, 'should be at least 0').optional(),
  })
  .transform(({ limit, offset }): Page | undefined =>
    limit === undefined && offset === undefined
      ? undefined
      : { limit: limit ?? longestPage, offset: offset ?? 0 },
  );
