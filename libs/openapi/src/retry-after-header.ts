import type { HeaderDoc } from './operation.js';

/** The header of a 429 (RFC 9110, 10.2.3). */
export const retryAfterHeader: HeaderDoc = {
  name: 'Retry-After',
  description: 'Seconds to wait, if known.',
  schema: { type: 'integer' },
};
