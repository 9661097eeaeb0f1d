import { defineError } from '@fieldpost/errors';
import { TokenBuckets, networkOf } from '@fieldpost/transport';

export const tooManyRegistrations = defineError(
  'too_many_registrations',
  'resource_exhausted',
  'too many registrations: try again in {seconds} seconds',
);

const hourMs = 3_600_000;
const mostAddresses = 50_000;
/** All addresses together may register as often as this many of them. */
const everybody = 20;

/**
 * Counts registrations for each address and for all of them, in this process, over every API. Failed ones
 * count as well, because they reveal which names and addresses are taken.
 */
export class RegistrationThrottle {
  private readonly addresses: TokenBuckets | undefined;
  private readonly all: TokenBuckets | undefined;

  /** `perHour` is for one address; 0 sets no limit. */
  constructor(perHour: number) {
    if (perHour === 0) return;
    this.addresses = new TokenBuckets({ burst: perHour, refillMs: hourMs / perHour }, mostAddresses);
    const total = perHour * everybody;
    this.all = new TokenBuckets({ burst: total, refillMs: hourMs / total }, 1);
  }

  /** Counts one, or rejects it and tells when to come again; `now` in Unix milliseconds. */
  admit(address: string, now: number): void {
    const network = networkOf(address);
    const waits = [this.addresses?.waitFor(network, now) ?? 0, this.all?.waitFor('', now) ?? 0];
    const seconds = Math.ceil(Math.max(...waits) / 1000);
    if (seconds > 0) throw tooManyRegistrations({ seconds });
    this.addresses?.count(network, 1, now);
    this.all?.count('', 1, now);
  }
}
