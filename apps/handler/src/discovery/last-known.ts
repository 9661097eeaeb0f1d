import { LRUCache } from 'lru-cache';

interface CachedValue<T> {
  readonly value: T;
  readonly askedAt: number;
}

export interface LastKnownOptions {
  /** How long an answer is taken for granted, in milliseconds. */
  readonly freshMs: number;
  readonly capacity: number;
  /** Milliseconds of a clock that nobody sets: a clock that goes back would leave old answers standing. */
  readonly now: () => number;
}

/**
 * Answers of a service that may be away: fresh ones are not asked for again, concurrent callers share one question, and
 * while the service does not answer the last known answer stands.
 */
export class LastKnown<T> {
  private readonly known: LRUCache<string, CachedValue<T>>;
  private readonly asking = new Map<string, Promise<T>>();

  constructor(
    private readonly ask: (key: string) => Promise<T>,
    private readonly options: LastKnownOptions,
  ) {
    this.known = new LRUCache({ max: options.capacity });
  }

  get(key: string): Promise<T> {
    const known = this.known.get(key);
    if (known && this.options.now() - known.askedAt < this.options.freshMs)
      return Promise.resolve(known.value);
    const asked = this.asking.get(key) ?? this.askAgain(key, known);
    this.asking.set(key, asked);
    return asked;
  }

  private async askAgain(key: string, known: CachedValue<T> | undefined): Promise<T> {
    try {
      const value = await this.ask(key);
      this.known.set(key, { value, askedAt: this.options.now() });
      return value;
    } catch (thrown) {
      if (!known) throw thrown;
      this.known.set(key, { ...known, askedAt: this.options.now() });
      return known.value;
    } finally {
      this.asking.delete(key);
    }
  }
}
