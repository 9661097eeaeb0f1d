import { defineError } from '@fieldpost/errors';

export const userNotFound = defineError('user_not_found', 'not_found', 'User {username} not found');
export const usernameExists = defineError(
  'username_exists',
  'already_exists',
  'User {username} already exists',
);
export const emailExists = defineError(
  'email_exists',
  'already_exists',
  'User with this e-mail address already exists',
);
export const proofNeeded = defineError(
  'proof_needed',
  'permission_denied',
  'permission denied: the e-mail address and the password change only with the current password (old_password)',
);
export const secondFactorNeeded = defineError(
  'second_factor_needed',
  'permission_denied',
  'permission denied: log in again with the second factor to change this',
);
export const thirdPartyClient = defineError(
  'third_party_client',
  'permission_denied',
  'permission denied: only official clients may change the e-mail address or the password',
);
export const tooManyEmailChanges = defineError(
  'too_many_email_changes',
  'resource_exhausted',
  'too many changes of the e-mail address within a week: try again later',
);
export const oldPasswordWrong = defineError(
  'old_password_wrong',
  'permission_denied',
  'permission denied: the old password is wrong',
);
