import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { AppError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError, waitHeaders } from '@fieldpost/transport';

interface Reply {
  status(code: number): Reply;
  headers(values: Readonly<Record<string, string>>): Reply;
  send(body: unknown): unknown;
}

/** Status and body of an error response. */
export interface ErrorResponse {
  readonly status: number;
  readonly body: object;
  /** `WWW-Authenticate`, instead of that of the endpoint. */
  readonly challenge?: string;
}

/** The error responses of one endpoint. */
export interface ErrorResponseOptions {
  readonly format: (error: AppError) => ErrorResponse;
  /** `WWW-Authenticate` of a 401 (RFC 9110, 11.6.1). */
  readonly challenge: string;
}

/** Logs errors and writes them in the format of an endpoint, not cacheable. Each endpoint extends it with its format. */
export class JsonErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly responses: ErrorResponseOptions,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    const error = toAppError(thrown);
    logFailure(this.logger, error);
    const {
      status,
      body,
      challenge = status === 401 ? this.responses.challenge : undefined,
    } = this.responses.format(error);
    const headers = {
      'cache-control': 'no-store',
      ...(challenge !== undefined && { 'www-authenticate': challenge }),
      ...waitHeaders(error),
    };
    return host.switchToHttp().getResponse<Reply>().status(status).headers(headers).send(body);
  }
}
