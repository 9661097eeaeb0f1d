import { defineError } from '@fieldpost/errors';

export const wrongCode = defineError(
  'wrong_code',
  'invalid_argument',
  'Code not valid: it is wrong, was used already, or the clock of the device is off',
);
export const unknownFactor = defineError(
  'unknown_factor',
  'invalid_argument',
  'Factor not valid: it does not exist, or was not confirmed in time',
);
export const tooManyFactors = defineError(
  'too_many_factors',
  'invalid_argument',
  'Name not valid: there are at most {most} of them',
);
export const noSecondFactor = defineError(
  'no_second_factor',
  'invalid_argument',
  'Factor not valid: the account has no second factor',
);
export const passkeyNotValid = defineError(
  'passkey_not_valid',
  'invalid_argument',
  'Passkey not valid: it was not made for this page, is known already, or took too long',
);
