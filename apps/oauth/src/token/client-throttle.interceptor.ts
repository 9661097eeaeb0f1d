import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, tap } from 'rxjs';
import { ClientThrottle, isUnproven, throttleNameOf } from './client-throttle.js';
import { slowDown } from './token.errors.js';

interface Request {
  readonly headers: { readonly authorization?: string };
  readonly body?: { readonly client_id?: unknown } | null;
  readonly ip: string;
}
interface Reply {
  header(name: string, value: string): unknown;
}

const nameOf = ({ headers, body, ip }: Request): string =>
  throttleNameOf({ authorization: headers.authorization, named: body?.client_id, address: ip });

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
