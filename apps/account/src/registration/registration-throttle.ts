import { defineError } from '@fieldpost/errors';
import { TokenBuckets, networkOf } from '@fieldpost/transport';
import { hourMs } from '@fieldpost/domain';

export const tooManyRegistrations = defineError(
  'too_many_registrations',
  'resource_exhausted',
  'too many registrations: try again in {seconds} seconds',
);

const mostAddresses = 50_000;
/** Limit of all addresses together, as a multiple of the limit per address. */
const allAddresses = 20;

/**
 * Limits registrations per address and in total, in this process, over REST and the internal API. Failed ones count, because
 * they reveal which names are taken.
 */
export class RegistrationThrottle {
  private readonly addresses: TokenBuckets | undefined;
  private readonly all: TokenBuckets | undefined;

  /** `perHour`: limit per address; 0 for no limit. */
  constructor(perHour: number) {
    if (perHour === 0) return;
    this.addresses = new TokenBuckets({ burst: perHour, refillMs: hourMs / perHour }, mostAddresses);
    const total = perHour * allAddresses;
    this.all = new TokenBuckets({ burst: total, refillMs: hourMs / total }, 1);
  }

  /** Counts a registration; throws when a limit is reached. `now` in Unix milliseconds. */
  admit(address: string, now: number): void {
    const network = networkOf(address);
    const waits = [this.addresses?.waitFor(network, now) ?? 0, this.all?.waitFor('', now) ?? 0];
    const seconds = Math.ceil(Math.max(...waits) / 1000);
    if (seconds > 0) throw tooManyRegistrations({ seconds });
    this.addresses?.count(network, 1, now);
    this.all?.count('', 1, now);
  }
}
