import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { notValid } from '@fieldpost/errors';
import { argumentName } from './argument-name.js';
import { UnreadableBody } from './body-parsers.js';
import { textProblem } from './text-problem.js';

interface HttpRequest {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}
interface Reply {
  header(name: string, value: string): unknown;
}

/**
 * Runs before every route and rejects unreadable requests: there, the failure gets the error format of the
 * route. JSON values were checked when the body was read; form values are checked by their schemas.
 */
export class ReadableGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const http = context.switchToHttp();
    const { body, params, query } = http.getRequest<HttpRequest>();
    if (body instanceof UnreadableBody) {
      // The client may still be sending.
      if (body.error.kind === 'too_large') http.getResponse<Reply>().header('connection', 'close');
      throw body.error;
    }
    requireText(params);
    requireText(query);
    return true;
  }
}

/** Rejects a request whose path or query has a character that no text may have. */
export function requireReadable({ params, query }: Pick<HttpRequest, 'params' | 'query'>): void {
  requireText(params);
  requireText(query);
}

function requireText(values: Readonly<Record<string, unknown>> = {}): void {
  for (const name in values) {
    const reason = [values[name]].flat().map(String).map(textProblem).find(Boolean);
    if (reason !== undefined) throw notValid({ argument: argumentName([name], 'Path'), reason });
  }
}
