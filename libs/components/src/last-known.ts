import { LRUCache } from 'lru-cache';

export interface LastKnownOptions {
  /** How long a response is reused, in milliseconds. */
  readonly freshMs: number;
  readonly capacity: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/**
 * Responses of a service that may be unreachable: fresh ones are reused, concurrent callers share one request, and
 * while the service does not respond the last known response is used.
 */
export class LastKnown<T> {
  private readonly known: LRUCache<string, { readonly value: T }>;

  constructor(
    private readonly ask: (key: string) => Promise<T>,
    { freshMs, capacity, now }: LastKnownOptions,
  ) {
    const fetchMethod = async (key: string, last: { readonly value: T } | undefined) => {
      try {
        return { value: await this.ask(key) };
      } catch (thrown) {
        if (!last) throw thrown;
        return last;
      }
    };
    // For the library, an entry of the time 0 never expires.
    const perf = { now: () => now() + 1 };
    const times = { ttl: freshMs, ttlResolution: 0, perf };
    // Requests beyond the capacity would fail when the cache drops their entry.
    const stale = { noDeleteOnStaleGet: true };
    this.known = new LRUCache({ max: capacity, ...times, ...stale, fetchMethod, ignoreFetchAbort: true });
  }

  async get(key: string): Promise<T> {
    // Frequent callers find a fresh response without the promises of a request.
    return (this.known.get(key) ?? (await this.known.forceFetch(key))).value;
  }
}
