import { defineError } from '@fieldpost/errors';

/** A call without any credentials (docs/protocol/handler-api.md#authentication, step 3). */
export const nothingPresented = defineError(
  'nothing_presented',
  'invalid_argument',
  'Metadata not valid: neither token nor key present',
);

/** A key of an auth server that is not configured at this handler (docs/protocol/handler-api.md#access-keys). */
export const authServerNotRegistered = defineError(
  'auth_server_not_registered',
  'unknown',
  'Auth server "{issuer}" not registered',
);

export const keyRejected = defineError('key_rejected', 'permission_denied', 'permission denied: {reason}');

export const clientLimitReached = defineError(
  'client_limit_reached',
  'resource_exhausted',
  'Rate limit for client "{subject}" reached',
);

export const applicationLimitReached = defineError(
  'application_limit_reached',
  'resource_exhausted',
  'Rate limit for application "{app_id}" reached',
);

/** Too many calls with bad credentials. */
export const addressLimitReached = defineError(
  'address_limit_reached',
  'resource_exhausted',
  'Rate limit for address "{address}" reached',
);

export const noComponentAccess = defineError(
  'no_component_access',
  'permission_denied',
  'permission denied: No access to Component "{id}"',
);
