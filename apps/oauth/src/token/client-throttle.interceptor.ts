import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ClientThrottle, throttleNameOf } from './client-throttle.js';

interface HttpRequest {
  readonly headers: { readonly authorization?: string };
  readonly body?: { readonly client_id?: unknown } | null;
  readonly ip: string;
}

const nameOf = ({ headers, body, ip }: HttpRequest): string =>
  throttleNameOf({ authorization: headers.authorization, named: body?.client_id, address: ip });

/** Throttles the endpoints with client authentication; `TokenErrorFilter` writes it. */
@Injectable()
export class ClientThrottleInterceptor implements NestInterceptor {
  constructor(private readonly throttle: ClientThrottle) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const name = nameOf(context.switchToHttp().getRequest<HttpRequest>());
    return from(this.throttle.during(name, () => lastValueFrom(next.handle())));
  }
}
