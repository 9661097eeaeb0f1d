import { readBasic } from '@fieldpost/auth';
import { AppError } from '@fieldpost/errors';
import { digestOf } from '@fieldpost/persistence';
import { TokenBuckets } from '@fieldpost/transport';

/** As much of a request as says whose it is. */
export interface ClientCaller {
  readonly authorization: string | undefined;
  /** The `client_id` of the body, unread. */
  readonly named: unknown;
  /** Where the request comes from. */
  readonly address: string;
}

/**
 * Whom a request is counted for: the client that it names, at its address. A digest, since names may be long. The address
 * and not its network: replicas of one client often share a network, and each may ask as often as the setting says. Who
 * changes addresses gains nothing: the secrets of clients are too long to be guessed.
 */
export function throttleNameOf({ authorization, named, address }: ClientCaller): string {
  const id = readBasic(authorization)?.id ?? named;
  return `${digestOf(typeof id === 'string' ? id : '')} ${address}`;
}

/** The client has to wait so many seconds. */
export class TooSoon extends Error {
  constructor(readonly seconds: number) {
    super(`too many requests of the client: wait ${seconds} seconds`);
    this.name = 'TooSoon';
  }
}

/** Whether a client could not prove itself. */
const isUnproven = (error: unknown): boolean =>
  error instanceof AppError && ['invalid_client', 'invalid_client_in_body'].includes(error.code);

/** Wrong credentials of one client from one address: some at once, then one every two seconds. */
const failures = { burst: 30, refillMs: 2_000 };
const capacity = 50_000;
const minuteMs = 60_000;

/** Slows clients down that ask too often, or with wrong credentials; in this process. */
export class ClientThrottle {
  private readonly requests: TokenBuckets | undefined;
  private readonly failures = new TokenBuckets(failures, capacity);

  /** `perMinute` is how often a client may ask from one address; 0 sets no limit. */
  constructor(perMinute: number) {
    const allowance = { burst: perMinute, refillMs: minuteMs / perMinute };
    this.requests = perMinute === 0 ? undefined : new TokenBuckets(allowance, capacity);
  }

  /** What `work` gives, which is counted when the client could not prove itself; fails with `TooSoon` instead of working. */
  async during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const seconds = this.admit(name, Date.now());
    if (seconds > 0) throw new TooSoon(seconds);
    try {
      return await work();
    } catch (thrown) {
      if (isUnproven(thrown)) this.failed(name, Date.now());
      throw thrown;
    }
  }

  /** Counts a request when it is let in; else the seconds until it would be. `now` in Unix milliseconds. */
  admit(name: string, now: number): number {
    const waits = [this.requests?.waitFor(name, now) ?? 0, this.failures.waitFor(name, now)];
    const wait = Math.ceil(Math.max(...waits) / 1000);
    if (wait === 0) this.requests?.count(name, 1, now);
    return wait;
  }

  /** The client could not prove itself. */
  failed(name: string, now: number): void {
    this.failures.count(name, 1, now);
  }
}
