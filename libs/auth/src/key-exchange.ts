import { hash } from 'node:crypto';
import type { AppId } from '@fieldpost/domain';
import { isRejection } from '@fieldpost/errors';
import type { MeasuredCache } from '@fieldpost/observability';
import { LRUCache } from 'lru-cache';

/** A token made from an access key; `expiresAt` in Unix milliseconds. */
export interface Issued {
  readonly token: string;
  readonly expiresAt: number;
  /** Whether the token may be used only from the address of its exchange. */
  readonly isBound: boolean;
}

/** An access key as a client presents it; `address` is empty when the client's address is unknown. */
export interface PresentedKey {
  readonly appId: AppId;
  readonly key: string;
  readonly address: string;
}

interface Entry {
  readonly appId: AppId;
  readonly token: Promise<Issued>;
  /** When a token is renewed although it is still used, in Unix milliseconds. */
  renewAt: number;
  /** When the entry is no longer used. */
  until: number;
}

/** A token is renewed in the background in the last minute of its life, and not used in the last five seconds. */
const renewEarlyMs = 60_000;
const endEarlyMs = 5_000;
/** Between two attempts to renew. */
const renewAgainMs = 1_000;
const rememberDenialMs = 5_000;

export interface KeyExchangeOptions {
  readonly now?: () => number;
  /** How many keys are remembered at most. */
  readonly capacity?: number;
}

/**
 * Turns application access keys into tokens and caches the results: tokens until they end, denials for five seconds, and
 * unavailability not at all. A token in use is renewed in its last minute, so that an outage of oauth shorter than that
 * ends no calls. Concurrent callers at one address share one exchange, and a token that is not bound to an address is
 * shared by all.
 */
export class KeyExchange {
  private readonly entries: LRUCache<string, Entry>;
  private readonly now: () => number;
  private hits = 0;
  private misses = 0;

  constructor(
    private readonly exchange: (shown: PresentedKey) => Promise<Issued>,
    { now = Date.now, capacity = 10_000 }: KeyExchangeOptions = {},
  ) {
    this.entries = new LRUCache({ max: capacity });
    this.now = now;
  }

  /** Whether the next `get` is served from the cache. */
  isKnown({ appId, key, address }: PresentedKey): boolean {
    return (this.liveIn(slotOf(appId, key)) ?? this.liveIn(slotOf(appId, key, address))) !== undefined;
  }

  get(shown: PresentedKey): Promise<Issued> {
    const everywhere = slotOf(shown.appId, shown.key);
    const here = slotOf(shown.appId, shown.key, shown.address);
    const known = this.liveIn(everywhere) ?? this.liveIn(here);
    if (known) {
      this.hits += 1;
      this.renewIfDue(known, shown);
      return known.token;
    }
    this.misses += 1;

    const entry: Entry = {
      appId: shown.appId,
      token: this.exchange(shown),
      renewAt: Infinity,
      until: Infinity,
    };
    entry.token.then(
      ({ expiresAt, isBound }) => {
        Object.assign(entry, timesOf(expiresAt));
        // Evicted during the request: the response may predate the revocation.
        if (isBound || this.entries.peek(here) !== entry) return;
        this.entries.delete(here);
        this.entries.set(everywhere, entry);
      },
      (rejection: unknown) => {
        entry.until = isRejection(rejection) ? this.now() + rememberDenialMs : 0;
      },
    );
    this.entries.set(here, entry);
    return entry.token;
  }

  /**
   * Exchanges the key even when a result is cached, and caches the new result: a rejection holds for every client.
   * An unavailable auth server changes nothing.
   */
  async refresh(shown: PresentedKey): Promise<Issued> {
    try {
      const issued = await this.exchange(shown);
      this.forget(shown);
      const slot = issued.isBound
        ? slotOf(shown.appId, shown.key, shown.address)
        : slotOf(shown.appId, shown.key);
      const token = Promise.resolve(issued);
      this.entries.set(slot, { appId: shown.appId, token, ...timesOf(issued.expiresAt) });
      return issued;
    } catch (error) {
      if (isRejection(error)) this.forget(shown);
      throw error;
    }
  }

  /**
   * A failure is ignored until the next attempt: a denial has removed the entry, and while oauth is unavailable the old
   * token is used.
   */
  private renewIfDue(entry: Entry, shown: PresentedKey): void {
    const now = this.now();
    if (now < entry.renewAt) return;
    entry.renewAt = now + renewAgainMs;
    this.refresh(shown).catch(() => undefined);
  }

  private forget({ appId, key, address }: PresentedKey): void {
    this.entries.delete(slotOf(appId, key));
    this.entries.delete(slotOf(appId, key, address));
  }

  /** Forgets the tokens of these applications, some of which were revoked: the next use of a key exchanges it again. */
  forgetApplications(appIds: ReadonlySet<string>): void {
    if (appIds.size === 0) return;
    for (const [slot, { appId }] of this.entries.entries()) if (appIds.has(appId)) this.entries.delete(slot);
  }

  get cache(): MeasuredCache {
    return { size: this.entries.size, hits: this.hits, misses: this.misses };
  }

  private liveIn(slot: string): Entry | undefined {
    const known = this.entries.get(slot);
    return known && known.until > this.now() ? known : undefined;
  }
}

const timesOf = (expiresAt: number): Pick<Entry, 'renewAt' | 'until'> => ({
  renewAt: expiresAt - renewEarlyMs,
  until: expiresAt - endEarlyMs,
});

/** Keys may hold any character, so the parts are not joined by one: a key must not be read as another with its address. */
const slotOf = (...parts: readonly string[]): string => hash('sha256', JSON.stringify(parts), 'base64url');
