import { AppError, defineError, notValid } from '@fieldpost/errors';
import { toAppError } from '@fieldpost/transport';

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

/** A broker of the same discovery, but not one of those that the handler trusts. */
export const foreignBroker = defineError(
  'network_caller_foreign',
  'permission_denied',
  'permission denied: broker/{id} is not a broker of this handler',
);

/** The identity of this broker cannot be proved. */
export const callerWithoutKey = defineError(
  'network_caller_without_key',
  'permission_denied',
  'permission denied: broker/{id} announced no public key, so its calls cannot be verified',
);
/** An address that this broker has no business to give. */
export const foreignAddress = defineError(
  'network_address_foreign',
  'unknown',
  '{dev_addr} is not in a prefix that broker/{id} announced',
);
/** No block of device addresses has all the requested usages. */
export const noPrefix = defineError(
  'dev_addr_prefix_not_found',
  'not_found',
  'DevAddr prefix with constraints [{usage}] not found',
);

/** The error of a broker, with the name of the call; its kind stays, so that clients see the cause. */
export function saidByBroker(what: string, thrown: unknown): AppError {
  const error = toAppError(thrown);
  return new AppError(error.code, error.kind, `Broker did not ${what}: ${error.message}`, { cause: error });
}

/** Whether a broker reports that it has no network server: it then has neither devices nor addresses. */
export const hasNoNetworkServer = (thrown: unknown): boolean =>
  thrown instanceof AppError && thrown.kind === 'unimplemented';
