import { randomBytes } from 'node:crypto';
import { HttpException } from '@nestjs/common';
import { AppError, defineError, internalError, unavailable } from '@fieldpost/errors';
import { bodyTooLarge } from '../requests/body-parsers.js';

export const requestNotValid = defineError(
  'request_not_valid',
  'invalid_argument',
  'Request not valid: {reason}',
);
const routeNotFound = defineError('route_not_found', 'not_found', '{route} not found');
const notAuthorized = defineError('not_authorized', 'unauthenticated', 'not authorized: {reason}');

/**
 * Codes of connection failures and of a server that is away or going away (PostgreSQL 08, 3D, 57P; Node sockets), that
 * has no space left or is read-only now (53, 58030, 25006), and of a transaction or statement that it gave up, of
 * which nothing stays (40, 55P03, 57014), also because this process paused within it for too long (25P03, 25P04).
 */
const unreachable =
  /^(08...|3D000|57P0.|53...|58030|25006|25P0[34]|40001|40P01|55P03|57014|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ERR_STREAM_(DESTROYED|WRITE_AFTER_END)|ENOTFOUND|EAI_AGAIN)$/;

/** Text that PostgreSQL cannot store; normally rejected at the API with the name of the field. */
const unkeepable = /^(22021|22P05)$/;

function codeOf(thrown: unknown): string {
  const { code, cause } = (thrown ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? '' : codeOf(cause);
}

/** A query may hold a secret, and is no part of a route. */
function fromHttp(thrown: HttpException): AppError {
  const status = thrown.getStatus();
  if (status === 404)
    return routeNotFound({ route: thrown.message.replace(/^Cannot |\?.*/g, '') }, { cause: thrown });
  if (status === 413) return bodyTooLarge({ cause: thrown });
  if (status === 401) return notAuthorized({ reason: 'no valid credentials' }, { cause: thrown });
  if (status < 500) return requestNotValid({ reason: thrown.message }, { cause: thrown });
  return internal(thrown);
}

const internal = (cause: unknown): AppError =>
  internalError({ reference: randomBytes(6).toString('hex') }, { cause });

/** Messages of the driver and TypeORM, without a code, for a lost connection. */
const lost =
  /timeout exceeded when trying to connect|^timeout expired$|Cannot use a pool after calling end|^Driver not Connected$|Connection terminated|Query read timeout|is not queryable|Query runner already released|provided by a query runner was already released/;
const isLost = (thrown: unknown): boolean => thrown instanceof Error && lost.test(thrown.message);

/**
 * Converts any thrown value to an `AppError`. A database or dependency that cannot be
 * reached is `unavailable`; an unexpected error is `internal`, with a reference that is also in the log.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HttpException) return fromHttp(thrown);
  if (unreachable.test(codeOf(thrown)) || isLost(thrown))
    return unavailable({ what: 'database' }, { cause: thrown });
  if (unkeepable.test(codeOf(thrown)))
    return requestNotValid({ reason: 'should not have control characters' }, { cause: thrown });
  return internal(thrown);
}
