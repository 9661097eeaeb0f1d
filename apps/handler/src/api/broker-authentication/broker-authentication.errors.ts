import { defineError } from '@fieldpost/errors';

/** Without a secret in the settings every request is rejected. */
export const brokerAuthenticationShut = defineError(
  'broker_authentication_shut',
  'not_found',
  'Broker authentication not found',
);

export const brokerSecretWrong = defineError(
  'broker_secret_wrong',
  'unauthenticated',
  'the presented secret is not HANDLER_BROKER_AUTHENTICATION_SECRET',
);

export const tooManyRejectedKeys = defineError(
  'too_many_rejected_keys',
  'resource_exhausted',
  'Too many rejected access keys of application {app_id}',
);
