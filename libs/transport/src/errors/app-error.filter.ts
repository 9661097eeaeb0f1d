import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { type AppError, defineError, kinds, logLevelOf, toHttpApiBody } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { throwError } from 'rxjs';
import { shortMessage, toGrpcFailure, waitHeaders } from './retry-after.js';
import type { RouteList } from '../requests/route-list.js';
import { toAppError } from './to-app-error.js';

interface Reply {
  status(code: number): Reply;
  headers(values: Readonly<Record<string, string>>): Reply;
  send(body: unknown): unknown;
  hasHeader(name: string): boolean;
  /** Also what was set on the response of Node. */
  getHeader(name: string): unknown;
}

const challengeOf = (schemes: readonly string[]): string =>
  schemes.map((scheme) => `${scheme} realm="fieldpost"`).join(', ');

/** The `Authorization` schemes of the APIs, unless an app names others. */
export const apiSchemes: readonly string[] = ['Bearer', 'Key'];

/** The JSON body of an error: `code` is the HTTP status in the account API and the gRPC code in the HTTP APIs of gRPC services. */
export type ErrorFormat = (error: AppError) => object | string;

/** A paging query that is not a number, with the message of v2. */
export const pagingNotValid = defineError(
  'paging_not_valid',
  'invalid_argument',
  'strconv.Atoi: parsing "{text}": invalid syntax',
);

/**
 * The error format of the HTTP APIs of discovery and handler; failures of the router itself and of paging are plain text
 * (docs/protocol/http-json.md#status-codes).
 */
export const httpApiErrorFormat: ErrorFormat = (error) => {
  if (error.code === 'route_not_found') return 'Not Found\n';
  if (error.code === 'paging_not_valid') return `${error.message}\n`;
  return error.kind === 'unimplemented' ? 'Method Not Allowed\n' : toHttpApiBody(error);
};

/** Writes a failure at the level of its kind; the cause of an internal error stays in the log. */
export function logFailure(logger: Logger, error: AppError): void {
  const level = logLevelOf(error);
  const cause = level === 'info' || level === 'debug' ? undefined : (error.cause ?? error.stack);
  logger[level](
    { error_code: error.code, error: shortMessage(error.message), err: cause },
    'request rejected',
  );
}

/** Sends a page for a path that has none. */
export type NotFoundPage = (reply: unknown) => unknown;

/** What an app says of errors beside their format. */
export interface ErrorResponses {
  /** The `Authorization` schemes that a 401 names (RFC 9110, 11.6.1). */
  readonly schemes?: readonly string[] | undefined;
  /** For browsers, which otherwise show what programs get. */
  readonly notFoundPage?: NotFoundPage | undefined;
}

interface Navigation {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whether a person opens an address in a browser. */
const isNavigation = ({ method, headers: { accept = '' } }: Navigation): boolean =>
  (method === 'GET' || method === 'HEAD') && String(accept).includes('text/html');

/** The only exception filter of an app; registered once, inherited by the gRPC side (`inheritAppConfig`). */
@Catch()
export class AppErrorFilter implements ExceptionFilter {
  private readonly challenge: Readonly<Record<string, string>>;

  private readonly notFoundPage: NotFoundPage | undefined;

  constructor(
    private readonly logger: Logger,
    private readonly errorFormat: ErrorFormat,
    private readonly routes: RouteList,
    { schemes = apiSchemes, notFoundPage }: ErrorResponses = {},
  ) {
    this.challenge = { 'www-authenticate': challengeOf(schemes) };
    this.notFoundPage = notFoundPage;
  }

  catch(thrown: unknown, host: ArgumentsHost) {
    const error = this.routes.judge(toAppError(thrown), host);
    logFailure(this.logger, error);
    if (host.getType() === 'rpc') return throwError(() => toGrpcFailure(error));
    const http = host.switchToHttp();
    const reply = http.getResponse<Reply>();
    const { notFoundPage } = this;
    if (notFoundPage && error.code === 'route_not_found' && isNavigation(http.getRequest<Navigation>()))
      return notFoundPage(reply);
    return this.respond(error, reply);
  }

  /** Sends a failure as the response of a request. */
  respond(error: AppError, reply: Reply): unknown {
    const status = kinds[error.kind].http;
    const { challenge } = error;
    const headers = {
      ...(status === 401 && this.challengeFor(reply)),
      ...(challenge !== undefined && { 'www-authenticate': challenge }),
      ...waitHeaders(error, reply),
    };
    return reply.status(status).headers(headers).send(this.errorFormat(error));
  }

  /** A guard with its own schemes has set the header already. */
  private challengeFor(reply: Reply): Readonly<Record<string, string>> {
    return reply.hasHeader('www-authenticate') ? {} : this.challenge;
  }
}
