import { TokenBuckets, networkOf } from '@fieldpost/transport';
import { accountSlot } from '../throttling/account-slot.js';
import { tooManyMails } from './mail.errors.js';

/** A request for a mail. */
export interface MailRequest {
  /** Name or address of the user, as entered, or the user id. */
  readonly about: string;
  /** Network address of the caller; absent when callers are counted elsewhere. */
  readonly address?: string;
}

const minutes = (count: number): number => count * 60_000;
const capacity = 50_000;

/** Limits mails per account and per caller, in this process. */
export class MailThrottle {
  private readonly accounts = new TokenBuckets({ burst: 5, refillMs: minutes(10) }, capacity);
  private readonly addresses = new TokenBuckets({ burst: 20, refillMs: minutes(1) }, capacity);

  /** Counts a mail, or throws when a limit is reached; independent of whether the user exists. `now` in Unix milliseconds. */
  admit({ about, address }: MailRequest, now: number): void {
    const account = accountSlot(about);
    const counted = [
      { buckets: this.accounts, key: account },
      ...(address === undefined ? [] : [{ buckets: this.addresses, key: networkOf(address) }]),
    ];
    const wait = Math.max(...counted.map(({ buckets, key }) => buckets.waitFor(key, now)));
    if (wait > 0) throw tooManyMails({ seconds: Math.ceil(wait / 1000) });
    for (const { buckets, key } of counted) buckets.count(key, 1, now);
  }
}
