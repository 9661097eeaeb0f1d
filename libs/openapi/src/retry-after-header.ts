import type { HeaderDoc } from './operation.js';

/** What a 429 says beside its sentence (RFC 9110, 10.2.3). */
export const retryAfterHeader: HeaderDoc = {
  name: 'Retry-After',
  description: 'Seconds to wait, if known.',
  schema: { type: 'integer' },
};
