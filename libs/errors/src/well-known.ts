import { AppError, defineError } from './define-error.js';

/** A value that breaks a rule: `AppID not valid: has wrong format`. */
export const notValid = defineError('not_valid', 'invalid_argument', '{argument} not valid: {reason}');

/** A neighbour, a database or a broker that cannot be asked just now. Never a rejection. */
export const unavailable = defineError('unavailable', 'unavailable', 'unavailable: {what}');

/** Any mistake of our own. The cause goes to the log under the same reference, never to the caller. */
export const internalError = defineError('internal', 'internal', 'Internal error: {reference}');

/** Whether the error says "no" to whoever asked, as opposed to "I cannot tell". */
export const isRejection = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.kind === 'permission_denied' || error.kind === 'unauthenticated' || error.kind === 'not_found');
