import { plainText } from './plain-text.js';

/** The domain of e-mail addresses, in lower case. */
export const emailDomain = plainText(253)
  .regex(/^[^\s@.]+(?:\.[^\s@.]+)+$/, 'should be domains such as example.org')
  .transform((domain) => domain.toLowerCase());
