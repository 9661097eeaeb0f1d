import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { defineError } from '@fieldpost/errors';
import type { ErrorFormat } from '../errors/app-error.filter.js';
import { TokenBuckets } from '../limits/token-buckets.js';
import type { Limits } from '../limits/limits.js';
import { networkOf } from '../limits/network-of.js';
import { rejectUnread } from '../errors/reject-unread.js';

const tooManyRequests = defineError('too_many_requests', 'resource_exhausted', 'Too many requests');

/** How many networks and addresses are told apart. */
const mostAddresses = 20_000;
/** What a page or a script asks at once comes in bursts: as much as comes in this many seconds otherwise. */
const burstSeconds = 10;

/** Rejects requests that come too fast from one address, before anything is read of them. */
export class RequestRate {
  private readonly buckets: TokenBuckets;

  constructor(
    private readonly limits: Pick<Limits, 'requestsPerSecond' | 'isProxy'>,
    private readonly errorFormat: ErrorFormat,
    private readonly now: () => number = Date.now,
  ) {
    const perSecond = Math.max(1, limits.requestsPerSecond);
    this.buckets = new TokenBuckets(
      { burst: perSecond * burstSeconds, refillMs: 1_000 / perSecond },
      mostAddresses,
    );
  }

  /** Whether the request was rejected; it counts when it was not. A proxy that speaks for nobody else is not limited. */
  rejects(request: IncomingMessage, response: ServerResponse): boolean {
    const { requestsPerSecond, isProxy } = this.limits;
    if (requestsPerSecond === 0) return false;
    const address = proxyAddress(request, isProxy);
    if (isProxy(address)) return false;
    const [network, now] = [networkOf(address), this.now()];
    const waitMs = this.buckets.waitFor(network, now);
    if (waitMs === 0) this.buckets.count(network, 1, now);
    else this.reject(response, waitMs);
    return waitMs > 0;
  }

  private reject(response: ServerResponse, waitMs: number): void {
    const headers = { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
    rejectUnread(response, { error: tooManyRequests(), errorFormat: this.errorFormat }, headers);
  }
}
