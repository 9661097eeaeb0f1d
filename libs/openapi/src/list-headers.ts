import { z } from 'zod';
import type { HeaderDoc, OperationDoc } from './operation.js';

/** Response headers of paged lists. */
export const listHeaders: readonly HeaderDoc[] = [
  {
    name: 'X-Total-Count',
    description: 'Length of the whole list, when a page was requested.',
    schema: { type: 'integer', minimum: 0 },
  },
  {
    name: 'Link',
    description: 'First, previous, next and last page (RFC 8288), when a page was requested.',
    schema: { type: 'string' },
  },
];

/** The documentation of a route that returns a list in pages. */
export const listOperation = (summary: string, schema: z.ZodType): OperationDoc => ({
  summary,
  gives: z.array(schema),
  headers: listHeaders,
});
