import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { readBasic } from '@fieldpost/auth';
import { AppError } from '@fieldpost/errors';
import { digestOf } from '@fieldpost/persistence';
import { type Observable, tap } from 'rxjs';
import { ClientThrottle } from './client-throttle.js';
import { slowDown } from './token.errors.js';

interface Request {
  readonly headers: { readonly authorization?: string };
  readonly body?: { readonly client_id?: unknown } | null;
  readonly ip: string;
}
interface Reply {
  header(name: string, value: string): unknown;
}

/** Whom a request is counted for: the client that it names, at its address. A digest, since names may be long. */
function nameOf({ headers, body, ip }: Request): string {
  const named = readBasic(headers.authorization)?.id ?? body?.client_id;
  return `${digestOf(typeof named === 'string' ? named : '')} ${ip}`;
}

const isUnproven = (error: unknown): boolean =>
  error instanceof AppError && ['invalid_client', 'invalid_client_in_body'].includes(error.code);

/** Stands before the doors at which clients prove themselves, and slows them down. */
@Injectable()
export class ClientThrottleInterceptor implements NestInterceptor {
  constructor(private readonly throttle: ClientThrottle) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const name = nameOf(http.getRequest<Request>());
    const seconds = this.throttle.admit(name, Date.now());
    if (seconds > 0) {
      http.getResponse<Reply>().header('retry-after', String(seconds));
      throw slowDown({ seconds });
    }
    const error = (thrown: unknown) => {
      if (isUnproven(thrown)) this.throttle.failed(name, Date.now());
    };
    return next.handle().pipe(tap({ error }));
  }
}
