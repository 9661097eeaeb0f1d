import { defineError } from '@fieldpost/errors';

export const headerNotValid = defineError(
  'header_not_valid',
  'invalid_argument',
  'Header {name} not valid: has characters that gRPC metadata cannot carry',
);
