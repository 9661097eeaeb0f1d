import { z } from 'zod';

/** The part of a list that a client asks for. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Elements of a page at most. */
const longestPage = 1000;

const wholeNumber = z.coerce.number('should be a number').int('should be a whole number');

/** The members of a query that ask for a page. */
export const pageMembers = {
  limit: wholeNumber
    .min(1, 'should be at least 1')
    .max(longestPage, `should be at most ${longestPage}`)
    .optional(),
  offset: wholeNumber.min(0, 'should be at least 0').optional(),
};

interface Asked {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** Undefined when neither is said: then the whole list is meant, as clients of v2 expect it. */
export const toPage = ({ limit, offset }: Asked): Page | undefined =>
  limit === undefined && offset === undefined
    ? undefined
    : { limit: limit ?? longestPage, offset: offset ?? 0 };

/** Query of a list that takes nothing but pages. */
export const listQuery = z.object(pageMembers).transform(toPage);
