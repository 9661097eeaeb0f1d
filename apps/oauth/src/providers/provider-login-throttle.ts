import { networkOf, TokenBuckets } from '@fieldpost/transport';
import { tooManyProviderLogins } from './providers.errors.js';

const capacity = 50_000;

/** Limits logins at providers per network address, in this process: each stores a row, and makes requests to the provider. */
export class ProviderLoginThrottle {
  private readonly addresses = new TokenBuckets({ burst: 60, refillMs: 2_000 }, capacity);

  /** Counts a login; throws when the limit is reached. `now` in Unix milliseconds. */
  admit(address: string, now: number): void {
    const network = networkOf(address);
    const seconds = Math.ceil(this.addresses.waitFor(network, now) / 1000);
    if (seconds > 0) throw tooManyProviderLogins({ seconds });
    this.addresses.count(network, 1, now);
  }
}
