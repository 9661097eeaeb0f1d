import { defineError } from '@fieldpost/errors';

// The sentences of the original library, which applications see in error events
// (docs/protocol/payload-functions.md#cayenne-lpp).

/** A record of a type that has no length here, so that nothing behind it can be read either. */
export const unknownCayenneType = defineError(
  'cayenne_unknown_type',
  'invalid_argument',
  'cayennelpp: unknown type',
);

/** The payload ends where a value should begin. */
export const cayenneEnd = defineError('cayenne_eof', 'invalid_argument', 'EOF');

/** The payload ends inside a value, or between channel and type. */
export const cayenneUnexpectedEnd = defineError(
  'cayenne_unexpected_eof',
  'invalid_argument',
  'unexpected EOF',
);
