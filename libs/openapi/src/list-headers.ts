import type { HeaderDoc } from './operation.js';

/** What pages of lists say beside their elements. */
export const listHeaders: readonly HeaderDoc[] = [
  {
    name: 'X-Total-Count',
    description: 'Elements of the whole list, when a page was asked for.',
    schema: { type: 'integer', minimum: 0 },
  },
  {
    name: 'Link',
    description: 'First, previous, next and last page (RFC 8288), when a page was asked for.',
    schema: { type: 'string' },
  },
];
