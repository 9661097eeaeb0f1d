import { TokenBuckets, networkOf } from '@fieldpost/transport';

/** How many networks and addresses are tracked. */
const mostAddresses = 20_000;
/**
 * Devices that lost their connections may reconnect at once: the burst is the number of connections allowed in this
 * many seconds.
 */
const burstSeconds = 10;

/** Limits how fast connections come from one address: each costs a handshake, and a question about its key. */
export class ConnectionRate {
  /** Connections that came too fast. */
  rejected = 0;
  private readonly buckets: TokenBuckets;

  /** `perSecond` is the sustained rate. */
  constructor(
    perSecond: number,
    private readonly now: () => number = Date.now,
  ) {
    const allowance = { burst: perSecond * burstSeconds, refillMs: 1000 / perSecond };
    this.buckets = new TokenBuckets(allowance, mostAddresses);
  }

  /** Whether one more may come now; counts it when it may. */
  admits(address: string): boolean {
    const isAdmitted = this.buckets.take(networkOf(address), this.now());
    if (!isAdmitted) this.rejected += 1;
    return isAdmitted;
  }
}
