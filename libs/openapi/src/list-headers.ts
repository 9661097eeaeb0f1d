import type { HeaderDoc } from './operation.js';

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
