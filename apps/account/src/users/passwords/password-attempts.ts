import { type Allowance, TokenBuckets } from '@fieldpost/transport';
import { tooManyPasswords } from './password.errors.js';

/** The same as for logins to one account from one address (decision 8). */
const standard: Allowance = { burst: 10, refillMs: 30_000 };
const mostUsers = 20_000;

/**
 * Limits wrong passwords per user, in this process, so that a stolen token cannot be used to guess the password. The pages of
 * oauth have a limit of their own.
 */
export class PasswordAttempts {
  private readonly buckets;

  constructor(
    private readonly now: () => number = Date.now,
    allowance = standard,
  ) {
    this.buckets = new TokenBuckets(allowance, mostUsers);
  }

  /** Checks a password; throws when a limit is reached. */
  async judge(userId: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const seconds = Math.ceil(this.buckets.waitFor(userId, this.now()) / 1000);
    if (seconds > 0) throw tooManyPasswords({ seconds });
    // Counted before the check, so that concurrent attempts count, and undone unless the password was wrong.
    this.buckets.count(userId, 1, this.now());
    let isWrong = false;
    try {
      isWrong = !(await isRight());
      return !isWrong;
    } finally {
      if (!isWrong) this.buckets.count(userId, -1, this.now());
    }
  }
}
