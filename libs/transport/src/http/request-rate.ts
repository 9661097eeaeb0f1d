import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { defineError } from '@fieldpost/errors';
import type { ErrorFormat } from '../errors/app-error.filter.js';
import { TokenBuckets } from '../limits/token-buckets.js';
import { addRateLimit, policyOf, type RateLimitPolicy } from '../limits/rate-limit-fields.js';
import type { Limits } from '../limits/limits.js';
import { networkOf } from '../limits/network-of.js';
import { rejectUnread } from '../errors/reject-unread.js';

const tooManyRequests = defineError('too_many_requests', 'resource_exhausted', 'Too many requests');

/** How many networks and addresses are tracked. */
const mostAddresses = 20_000;
/** Burst size in seconds of the allowed rate, since pages and scripts send requests in bursts. */
const burstSeconds = 10;

/** Limits the request rate of each address, before a request is read. */
export class RequestRate {
  private readonly buckets: TokenBuckets;
  private readonly policy: RateLimitPolicy;

  constructor(
    private readonly limits: Pick<Limits, 'requestsPerSecond' | 'isProxy'>,
    private readonly errorFormat: ErrorFormat,
    private readonly now: () => number = Date.now,
  ) {
    const perSecond = Math.max(1, limits.requestsPerSecond);
    const allowance = { burst: perSecond * burstSeconds, refillMs: 1_000 / perSecond };
    this.buckets = new TokenBuckets(allowance, mostAddresses);
    this.policy = policyOf('address', allowance);
  }

  /** Whether the request was rejected; accepted ones count. A trusted proxy without a forwarded address is not limited. */
  rejects(request: IncomingMessage, response: ServerResponse): boolean {
    const { requestsPerSecond, isProxy } = this.limits;
    if (requestsPerSecond === 0) return false;
    const address = proxyAddress(request, isProxy);
    if (isProxy(address)) return false;
    const [network, now] = [networkOf(address), this.now()];
    const waitMs = this.buckets.waitFor(network, now);
    if (waitMs === 0) this.buckets.count(network, 1, now);
    addRateLimit(response, this.policy, this.buckets.quotaOf(network, now));
    if (waitMs > 0) this.reject(response, waitMs);
    return waitMs > 0;
  }

  private reject(response: ServerResponse, waitMs: number): void {
    const headers = { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
    rejectUnread(response, { error: tooManyRequests(), errorFormat: this.errorFormat }, headers);
  }
}
