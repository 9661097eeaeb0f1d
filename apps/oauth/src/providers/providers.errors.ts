import { defineError } from '@fieldpost/errors';

/** The provider rejected the request, or its response is not valid. */
export const providerRejected = defineError(
  'provider_rejected',
  'invalid_argument',
  'Login not valid: {reason}',
);
export const providerUnavailable = defineError(
  'provider_unavailable',
  'unavailable',
  'unavailable: login provider {provider}',
);
export const unknownProvider = defineError('unknown_login_provider', 'not_found', 'Login provider not found');
export const tooManyProviderLogins = defineError(
  'too_many_provider_logins',
  'resource_exhausted',
  'too many attempts to log in: try again in {seconds} seconds',
);
