import { defineError } from '@fieldpost/errors';

/** As for other credentials in the body of a request that are not valid (RFC 6749, 5.2). What was found there is in the log alone. */
export const keySetNotValid = defineError(
  'invalid_client_key_set',
  'invalid_argument',
  'Client not valid: no key set at its jwks_uri',
);
export const keySetUnavailable = defineError(
  'client_key_set_unavailable',
  'unavailable',
  'unavailable: key set at the jwks_uri of {client}',
);
