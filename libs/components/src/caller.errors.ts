import { defineError, notValid } from '@fieldpost/errors';

// What network calls are rejected with, in the sentences of v2 (docs/protocol/network-calls.md#checks).

/** `key` is what the caller should have sent. */
export const metadataMissing = defineError(
  'network_metadata_missing',
  'unknown',
  'context: Metadata does not contain {key}',
);

export const serviceNameMissing = () => notValid({ argument: 'Metadata', reason: 'service-name missing' });

export const callerNotFound = defineError(
  'network_caller_not_found',
  'not_found',
  'Failed to discover {service_name}/{id}: announcement not found',
);

/** A component of the same discovery, but not one of those that the called one (`own`) trusts. */
export const foreignCaller = defineError(
  'network_caller_foreign',
  'permission_denied',
  'permission denied: {service_name}/{id} is not a {service_name} of this {own}',
);

/** The identity of this component cannot be proved. */
export const callerWithoutKey = defineError(
  'network_caller_without_key',
  'permission_denied',
  'permission denied: {service_name}/{id} announced no public key, so its calls cannot be verified',
);
