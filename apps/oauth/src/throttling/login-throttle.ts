import { defineError } from '@fieldpost/errors';
import { type Allowance, TokenBuckets, networkOf } from '@fieldpost/transport';
import { accountSlot } from './account-slot.js';

export const tooManyAttempts = defineError(
  'too_many_attempts',
  'resource_exhausted',
  'too many attempts to log in: try again in {seconds} seconds',
);

/** Whose password somebody tries, and from where. */
export interface Attempt {
  /** Name or address of the user, as it was typed. */
  readonly login: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** As much of account's answer as the throttle looks at. */
interface Answer {
  readonly rejection: string;
}

const seconds = (count: number): number => count * 1000;

/**
 * One address alone never fills the account's allowance: its own for that account is smaller and drains more slowly.
 */
const perAccountAndAddress: Allowance = { burst: 10, refillMs: seconds(30) };
const perAccount: Allowance = { burst: 50, refillMs: seconds(6) };
const perAddress: Allowance = { burst: 100, refillMs: seconds(3) };
const capacity = 50_000;

/**
 * Slows guessing down, in this process. Rejected attempts do not count, so that nobody is kept out for longer than it
 * takes one failure to drain; and an address from which the account's owner has logged in is not held up by what others
 * try from elsewhere.
 */
export class LoginThrottle {
  private readonly pairs = new TokenBuckets(perAccountAndAddress, capacity);
  private readonly accounts = new TokenBuckets(perAccount, capacity);
  private readonly addresses = new TokenBuckets(perAddress, capacity);
  /** Pairs that have succeeded, the last one used at the end. */
  private readonly trusted = new Set<string>();

  /**
   * Lets account check a password. The attempt counts before it is made, so that many at once are many; only a wrong
   * password keeps counting. `now` in Unix milliseconds.
   */
  async during<T extends Answer>(attempt: Attempt, now: number, check: () => Promise<T>): Promise<T> {
    const account = accountSlot(attempt.login);
    const network = networkOf(attempt.address);
    const pair = `${account} ${network}`;
    const takeBack = this.count(account, pair, network, now);
    const answer = await check().catch((error: unknown) => {
      takeBack();
      throw error;
    });
    if (answer.rejection === 'USER') return answer;
    takeBack();
    if (answer.rejection === 'NONE') this.trust(pair);
    return answer;
  }

  /** Rejects, or counts and tells how to take it back. */
  private count(account: string, pair: string, network: string, now: number): () => void {
    const counted: readonly (readonly [TokenBuckets, string])[] = [
      [this.pairs, pair],
      [this.addresses, network],
      ...(this.trusted.has(pair) ? [] : ([[this.accounts, account]] as const)),
    ];
    const wait = Math.max(...counted.map(([buckets, name]) => buckets.waitFor(name, now)));
    if (wait > 0) throw tooManyAttempts({ seconds: Math.ceil(wait / 1000) });
    for (const [buckets, name] of counted) buckets.count(name, 1, now);
    return () => counted.forEach(([buckets, name]) => buckets.count(name, -1, now));
  }

  private trust(pair: string): void {
    this.trusted.delete(pair);
    const [oldest] = this.trusted;
    if (this.trusted.size >= capacity && oldest !== undefined) this.trusted.delete(oldest);
    this.trusted.add(pair);
  }
}
