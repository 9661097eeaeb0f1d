import type { account } from '@fieldpost/contracts';
import { type AppError, unavailable } from '@fieldpost/errors';

/** The errors of one endpoint for the rejections of account. */
export type RejectionErrors = Readonly<
  Record<Exclude<account.Rejection__Output, 'NONE'>, (values: { readonly reason: string }) => AppError>
>;

type Decision = Pick<account.UserStatus__Output, 'rejection' | 'reason'>;

/** Any error status of account means that it cannot decide (account.proto), so it must not become a rejection. */
export async function orUnavailable<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (cause) {
    throw unavailable({ what: 'account' }, { cause });
  }
}

/** The response of a call to account; throws the error of the endpoint for a rejection. */
export const granted = async <T extends Decision>(
  response: Promise<T>,
  errors: RejectionErrors,
): Promise<T> => requireGranted(await orUnavailable(response), errors);

/** Returns the response, or throws the error of the endpoint for its rejection. */
export function requireGranted<T extends Decision>(response: T, errors: RejectionErrors): T {
  if (response.rejection !== 'NONE') throw errors[response.rejection]({ reason: response.reason });
  return response;
}
