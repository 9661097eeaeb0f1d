import { z } from 'zod';

/** The requested part of a list. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Elements of a page at most. */
const longestPage = 1000;

const wholeNumber = z.coerce.number('should be a number').int('should be a whole number');

/** The query parameters of paging. */
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

/** Undefined without parameters: then the whole list is returned, as clients of v2 expect. */
export const toPage = ({ limit, offset }: Asked): Page | undefined =>
  limit === undefined && offset === undefined
    ? undefined
    : { limit: limit ?? longestPage, offset: offset ?? 0 };

/** Query of a list with paging only. */
export const listQuery = z.object(pageMembers).transform(toPage);
