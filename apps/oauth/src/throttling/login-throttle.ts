import { defineError } from '@fieldpost/errors';
import { type Allowance, TokenBuckets, networkOf } from '@fieldpost/transport';
import { accountSlot } from './account-slot.js';

export const tooManyAttempts = defineError(
  'too_many_attempts',
  'resource_exhausted',
  'too many attempts to log in: try again in {seconds} seconds',
);

/** An attempt to log in. */
export interface Attempt {
  /** Name or address of the user, as entered. */
  readonly login: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** The part of account's response that the throttle needs. */
interface LoginDecision {
  readonly rejection: string;
}

const seconds = (count: number): number => count * 1000;

/** Smaller and slower than the limit per account, so that one address alone never exhausts that one. */
const perAccountAndAddress: Allowance = { burst: 10, refillMs: seconds(30) };
const perAccount: Allowance = { burst: 50, refillMs: seconds(6) };
const perAddress: Allowance = { burst: 100, refillMs: seconds(3) };
const capacity = 50_000;

/**
 * Limits password attempts, in this process. Throttled attempts do not count, so that a user waits only until one failure has
 * drained. An address from which the user has logged in is exempt from the limit per account.
 */
export class LoginThrottle {
  private readonly pairs = new TokenBuckets(perAccountAndAddress, capacity);
  private readonly accounts = new TokenBuckets(perAccount, capacity);
  private readonly addresses = new TokenBuckets(perAddress, capacity);
  /** Pairs with a successful login, the last used at the end. */
  private readonly trusted = new Set<string>();

  /**
   * Checks a password at account. The attempt is counted first, so that concurrent attempts count, and kept only for a wrong
   * password. `now` in Unix milliseconds.
   */
  async during<T extends LoginDecision>(attempt: Attempt, now: number, check: () => Promise<T>): Promise<T> {
    const account = accountSlot(attempt.login);
    const network = networkOf(attempt.address);
    const pair = `${account} ${network}`;
    const undo = this.count(account, pair, network, now);
    const response = await check().catch((error: unknown) => {
      undo();
      throw error;
    });
    if (response.rejection === 'USER') return response;
    undo();
    if (response.rejection === 'NONE') this.trust(pair);
    return response;
  }

  /** Counts an attempt and returns a function that undoes it; throws when a limit is reached. */
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
