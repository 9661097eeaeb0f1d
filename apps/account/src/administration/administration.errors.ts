import { defineError } from '@fieldpost/errors';

export const lastAdministrator = defineError(
  'last_administrator',
  'permission_denied',
  'permission denied: {username} is the last administrator',
);
export const emergencyAdministratorNeeded = defineError(
  'emergency_administrator',
  'permission_denied',
  'permission denied: {username} is the emergency administrator of the settings (ACCOUNT_EMERGENCY_ADMINISTRATOR)',
);
export const notWaiting = defineError(
  'not_waiting',
  'already_exists',
  'User {username} was approved already: ban the user instead',
);
export const notOneself = defineError(
  'not_oneself',
  'permission_denied',
  'permission denied: users cannot ban themselves',
);
export const bannedNoAdministrator = defineError(
  'banned_no_administrator',
  'invalid_argument',
  'Administrator not valid: a banned user cannot become administrator',
);
