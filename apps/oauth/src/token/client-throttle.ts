import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { readBasic } from '@fieldpost/auth';
import { AppError } from '@fieldpost/errors';
import { digestOf } from '@fieldpost/persistence';
import { TokenBuckets } from '@fieldpost/transport';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { clientOf } from '../client-assertions/client-assertion.js';
import { slowDown } from './token.errors.js';

interface HttpRequest {
  readonly headers: { readonly authorization?: string };
  readonly body?: { readonly client_id?: unknown; readonly client_assertion?: unknown } | null;
  readonly ip: string;
}

/**
 * Requests are counted per client and address; a digest, because ids may be long. Per address and not per network, because
 * replicas of a client often share a network and each has the full limit. Changing the address gains an attacker nothing:
 * client secrets are too long to guess.
 */
function bucketOf({ headers: { authorization }, body, ip }: HttpRequest): string {
  const { client_id: named, client_assertion: assertion } = body ?? {};
  const signed = typeof assertion === 'string' ? clientOf(assertion) : undefined;
  const id = readBasic(authorization)?.id ?? signed ?? named;
  return `${digestOf(typeof id === 'string' ? id : '')} ${ip}`;
}

const isInvalidClient = (error: unknown): boolean =>
  error instanceof AppError &&
  ['invalid_client', 'invalid_client_in_body', 'invalid_client_key_set'].includes(error.code);

/** Invalid credentials of one client from one address: a burst, then one every two seconds. */
const failures = { burst: 30, refillMs: 2_000 };
const capacity = 50_000;
const minuteMs = 60_000;

/** Limits requests with client authentication, and invalid credentials, in this process. */
export class ClientThrottle {
  private readonly requests: TokenBuckets | undefined;
  private readonly failures = new TokenBuckets(failures, capacity);

  /** `perMinute`: requests of a client from one address; 0 for no limit. */
  constructor(perMinute: number) {
    const allowance = { burst: perMinute, refillMs: minuteMs / perMinute };
    this.requests = perMinute === 0 ? undefined : new TokenBuckets(allowance, capacity);
  }

  /** The result of the request; throws `slowDown` instead when a limit is exceeded. */
  async during<Result>(bucket: string, request: () => Promise<Result>): Promise<Result> {
    const seconds = this.admit(bucket, Date.now());
    if (seconds > 0) throw slowDown({ seconds });
    try {
      return await request();
    } catch (thrown) {
      if (isInvalidClient(thrown)) this.failed(bucket, Date.now());
      throw thrown;
    }
  }

  /** Counts an admitted request and returns 0, or else the seconds to wait. `now` in Unix milliseconds. */
  admit(bucket: string, now: number): number {
    const waits = [this.requests?.waitFor(bucket, now) ?? 0, this.failures.waitFor(bucket, now)];
    const wait = Math.ceil(Math.max(...waits) / 1000);
    if (wait === 0) this.requests?.count(bucket, 1, now);
    return wait;
  }

  /** Counts invalid credentials. */
  failed(bucket: string, now: number): void {
    this.failures.count(bucket, 1, now);
  }
}

/** Applies the throttle to endpoints with client authentication. */
@Injectable()
export class ClientThrottleInterceptor implements NestInterceptor {
  constructor(private readonly throttle: ClientThrottle) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const bucket = bucketOf(context.switchToHttp().getRequest<HttpRequest>());
    return from(this.throttle.during(bucket, () => lastValueFrom(next.handle())));
  }
}
