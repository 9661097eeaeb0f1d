import { AppError, defineError } from '@fieldpost/errors';
import { toAppError } from '@fieldpost/transport';

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

/** Whether a broker does not have the called service, such as one of v2, or one without a network server. */
export const isUnimplemented = (thrown: unknown): boolean =>
  thrown instanceof AppError && thrown.kind === 'unimplemented';
