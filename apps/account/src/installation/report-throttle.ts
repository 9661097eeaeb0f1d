import { defineError } from '@fieldpost/errors';
import { type Allowance, TokenBuckets } from '@fieldpost/transport';

export const tooManyReports = defineError(
  'too_many_reports',
  'resource_exhausted',
  'too many reports: try again in {seconds} seconds',
);

/** Far more than people run the doctor: each report has up to 1 MiB and an entry in the audit log. */
const standard: Allowance = { burst: 60, refillMs: 5_000 };
const mostUsers = 1_000;

/** Limits reports from outside by user, in this process. */
export class ReportThrottle {
  private readonly buckets;

  constructor(private readonly now: () => number = Date.now) {
    this.buckets = new TokenBuckets(standard, mostUsers);
  }

  /** Counts a report; throws when the limit of this user is reached. */
  admit(userId: string): void {
    const now = this.now();
    const seconds = Math.ceil(this.buckets.waitFor(userId, now) / 1_000);
    if (seconds > 0) throw tooManyReports({ seconds });
    this.buckets.count(userId, 1, now);
  }
}
