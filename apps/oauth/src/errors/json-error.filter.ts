import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { AppError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError, waitHeaders } from '@fieldpost/transport';
import { LOGGER, OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';

interface Reply {
  status(code: number): Reply;
  headers(values: Readonly<Record<string, string>>): Reply;
  send(body: unknown): unknown;
  getHeader(name: string): unknown;
}

/** Status and body of an error response. */
export interface ErrorResponse {
  readonly status: number;
  readonly body: object;
  /** `WWW-Authenticate`, instead of that of the endpoint. */
  readonly challenge?: string;
}

/** Logs errors and writes them in the format of an endpoint, not cacheable. Each endpoint extends it with its format. */
@Catch()
export abstract class JsonErrorFilter implements ExceptionFilter {
  /** The scheme that a 401 names in `WWW-Authenticate` (RFC 9110, 11.6.1). */
  protected readonly scheme: 'Basic' | 'Bearer' = 'Basic';

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(OAUTH_CONFIG) protected readonly settings: OauthSettings,
  ) {}

  protected abstract readonly format: (error: AppError) => ErrorResponse;

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    const error = toAppError(thrown);
    logFailure(this.logger, error);
    const reply = host.switchToHttp().getResponse<Reply>();
    const own = `${this.scheme} realm="${this.settings.OAUTH_PUBLIC_URL}"`;
    const { status, body, challenge = status === 401 ? own : undefined } = this.format(error);
    const headers = {
      'cache-control': 'no-store',
      ...(challenge !== undefined && { 'www-authenticate': challenge }),
      ...waitHeaders(error, reply),
    };
    return reply.status(status).headers(headers).send(body);
  }
}
