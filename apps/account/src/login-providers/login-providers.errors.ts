import { defineError } from '@fieldpost/errors';

export const providerNotFound = defineError(
  'login_provider_not_found',
  'not_found',
  'Login provider {id} not found',
);
export const providerExists = defineError(
  'login_provider_exists',
  'already_exists',
  'Login provider {id} already exists',
);
export const providerIsSetting = defineError(
  'login_provider_is_setting',
  'permission_denied',
  'permission denied: login provider {id} comes from the settings of the server',
);
export const tooManyProviders = defineError(
  'too_many_login_providers',
  'resource_exhausted',
  'Login provider not valid: there are {most} already',
);
export const alreadyLinked = defineError(
  'login_already_linked',
  'already_exists',
  'Login not valid: it is linked with an account already',
);
export const unknownLink = defineError(
  'login_not_linked',
  'invalid_argument',
  'Login not valid: it is not linked',
);
export const lastLogin = defineError(
  'last_login',
  'invalid_argument',
  'Login not valid: without it nobody could log in to this account, which has no password',
);
