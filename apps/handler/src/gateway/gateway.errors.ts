import { defineError } from '@fieldpost/errors';

/** A query that is no number, in the words that clients of v2 know; plain text (wire/protos.md 3.1). */
export const pagingNotValid = defineError(
  'paging_not_valid',
  'invalid_argument',
  'strconv.Atoi: parsing "{text}": invalid syntax',
);

export const headerNotValid = defineError(
  'header_not_valid',
  'invalid_argument',
  'Header {name} not valid: has characters that gRPC metadata cannot carry',
);
