import { TokenBuckets, networkOf } from '@fieldpost/transport';
import { accountSlot } from '../throttling/account-slot.js';
import { tooManyMails } from './mail.errors.js';

/** Who asks for a mail, and to whom it would go. */
export interface MailWish {
  /** Name or address of the user, as it was typed, or the user's id. */
  readonly about: string;
  /** Network address of the caller; absent where callers are counted before this is asked. */
  readonly address?: string;
}

const minutes = (count: number): number => count * 60_000;
const capacity = 50_000;

/** Keeps mailboxes from being flooded, in this process; whoever waits still has the mails of before. */
export class MailThrottle {
  private readonly accounts = new TokenBuckets({ burst: 5, refillMs: minutes(10) }, capacity);
  private readonly addresses = new TokenBuckets({ burst: 20, refillMs: minutes(1) }, capacity);

  /** Rejects, or counts. Nothing depends on whether the user exists. `now` in Unix milliseconds. */
  admit({ about, address }: MailWish, now: number): void {
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
