import { defineError } from '@fieldpost/errors';

export const linkNotGood = defineError(
  'link_not_good',
  'invalid_argument',
  'Link not valid: it was used, has expired or was replaced',
);
