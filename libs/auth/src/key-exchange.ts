import { createHash } from 'node:crypto';
import type { AppId } from '@fieldpost/domain';
import { isRefusal } from '@fieldpost/errors';
import { LRUCache } from 'lru-cache';

/** A token made from an access key; `expiresAt` in Unix milliseconds. */
export interface Issued {
  readonly token: string;
  readonly expiresAt: number;
}

interface Entry {
  readonly answer: Promise<Issued>;
  until: number;
}

const renewEarlyMs = 60_000;
const rememberRefusalMs = 5_000;

export interface KeyExchangeOptions {
  readonly now?: () => number;
  /** How many keys are remembered at most. */
  readonly capacity?: number;
}

/**
 * Turns application access keys into tokens and remembers the answers: grants until a minute before they expire,
 * refusals for five seconds, and "cannot tell" not at all. Concurrent callers share one exchange.
 */
export class KeyExchange {
  private readonly entries: LRUCache<string, Entry>;
  private readonly now: () => number;

  constructor(
    private readonly exchange: (appId: AppId, key: string) => Promise<Issued>,
    { now = Date.now, capacity = 10_000 }: KeyExchangeOptions = {},
  ) {
    this.entries = new LRUCache({ max: capacity });
    this.now = now;
  }

  get(appId: AppId, key: string): Promise<Issued> {
    const slot = createHash('sha256').update(`${appId}\0${key}`).digest('base64url');
    const known = this.entries.get(slot);
    if (known && known.until > this.now()) return known.answer;

    const entry: Entry = { answer: this.exchange(appId, key), until: Infinity };
    entry.answer.then(
      (issued) => {
        entry.until = issued.expiresAt - renewEarlyMs;
      },
      (refusal: unknown) => {
        entry.until = isRefusal(refusal) ? this.now() + rememberRefusalMs : 0;
      },
    );
    this.entries.set(slot, entry);
    return entry.answer;
  }
}
