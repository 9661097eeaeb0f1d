import { AppError, defineError } from './define-error.js';

/** A value that breaks a rule: `AppID not valid: has wrong format`. */
export const notValid = defineError('not_valid', 'invalid_argument', '{argument} not valid: {reason}');

/** A dependency (another app, a database, a broker) is unreachable. Never used for a rejection. */
export const unavailable = defineError('unavailable', 'unavailable', 'unavailable: {what}');

/** An internal error. The cause is logged under the same reference, never returned to the caller. */
export const internalError = defineError('internal', 'internal', 'Internal error: {reference}');

/** Whether the error rejects the request, as opposed to "unavailable". */
export const isRejection = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.kind === 'permission_denied' || error.kind === 'unauthenticated' || error.kind === 'not_found');
