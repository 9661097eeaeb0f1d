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
/** Limit of attempts, as a multiple of that of registrations: most forms are sent again a few times at most. */
const attemptsPerRegistration = 10;

/** A limit per address and in total. */
class Limit {
  private readonly addresses: TokenBuckets;
  private readonly all: TokenBuckets;

  constructor(perHour: number) {
    this.addresses = new TokenBuckets({ burst: perHour, refillMs: hourMs / perHour }, mostAddresses);
    const total = perHour * allAddresses;
    this.all = new TokenBuckets({ burst: total, refillMs: hourMs / total }, 1);
  }

  /** Throws when it is reached. */
  require(network: string, now: number): void {
    const waits = [this.addresses.waitFor(network, now), this.all.waitFor('', now)];
    const seconds = Math.ceil(Math.max(...waits) / 1000);
    if (seconds > 0) throw tooManyRegistrations({ seconds });
  }

  count(network: string, now: number): void {
    this.addresses.count(network, 1, now);
    this.all.count('', 1, now);
  }
}

/**
 * Limits registrations per address and in total, in this process, over REST and the internal API. Failed ones whose fields
 * are right count, because they reveal which names are taken. All that read the database are limited as attempts, to ten
 * times as many. `now` is in Unix milliseconds.
 */
export class RegistrationThrottle {
  private readonly registrations: Limit | undefined;
  private readonly attempts: Limit | undefined;

  /** `perHour`: limit per address; 0 for no limit. */
  constructor(perHour: number) {
    if (perHour === 0) return;
    this.registrations = new Limit(perHour);
    this.attempts = new Limit(perHour * attemptsPerRegistration);
  }

  /** Before the database is read: counts an attempt; throws when a limit is reached, also that of registrations. */
  attempt(address: string, now: number): void {
    const network = networkOf(address);
    this.registrations?.require(network, now);
    this.attempts?.require(network, now);
    this.attempts?.count(network, now);
  }

  /** Counts a registration; throws when the limit is reached. */
  admit(address: string, now: number): void {
    const network = networkOf(address);
    this.registrations?.require(network, now);
    this.registrations?.count(network, now);
  }
}
