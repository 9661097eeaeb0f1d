import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { type AppError, type Failure, kinds, toGrpcStatus } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { throwError } from 'rxjs';
import { toAppError } from './to-app-error.js';

interface Reply {
  status(code: number): { send(body: unknown): unknown };
}

/** How an HTTP door writes a failure: the account API and the gateways differ in what `code` means. */
export type HttpFace = (failure: Failure) => object;

/** Writes a failure at the level of its kind; the cause of an internal error stays in the log. */
export function logFailure(logger: Logger, error: AppError): void {
  const cause = kinds[error.kind].level === 'info' ? undefined : (error.cause ?? error.stack);
  logger[kinds[error.kind].level](
    { error_code: error.code, error: error.message, err: cause },
    'request refused',
  );
}

/** The only exception filter of an app; registered once, inherited by the gRPC side (`inheritAppConfig`). */
@Catch()
export class AppErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly face: HttpFace,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost) {
    const error = toAppError(thrown);
    logFailure(this.logger, error);
    if (host.getType() === 'rpc') return throwError(() => toGrpcStatus(error));
    return host.switchToHttp().getResponse<Reply>().status(kinds[error.kind].http).send(this.face(error));
  }
}
