import { type ClientKey, publishedClientKeys } from '@fieldpost/auth';
import { AppError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import type { PublicFetch } from '@fieldpost/transport';
import { LRUCache } from 'lru-cache';
import { keySetNotValid, keySetUnavailable } from './client-assertions.errors.js';

/** A set is loaded again after this time. */
const freshMs = 5 * 60_000;
/** While it cannot be loaded, the one that is there is used for so long. */
const staleMs = 3_600_000;
/** An unknown key causes a load, a failed load another one, at most once in this time. */
const pauseMs = 30_000;
const retryAfter = pauseMs / 1000;
/** Loads at once, so that slow servers of clients hold few connections. */
const mostLoads = 8;
const retryWhenBusy = 5;
/** Clients whose sets are kept; one has at most ten keys. */
const mostClients = 1_000;
/** Statuses beside those of 500 and more with which a server asks to try again later. */
const temporary: readonly number[] = [408, 425, 429];

/** A client and the URL of its key set. */
export interface KeySetSource {
  readonly clientId: string;
  readonly uri: string;
}

interface ClientKeySetsOptions {
  readonly fetch: PublicFetch['fetch'];
  readonly logger: Logger;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** What is known of the set of a client; times in Unix milliseconds. */
interface Known {
  readonly uri: string;
  keys: readonly ClientKey[] | undefined;
  loadedAt: number;
  /** When an unknown key caused the last load. */
  reloadedAt: number;
  failedAt: number;
  failure: unknown;
  loading: Promise<readonly ClientKey[]> | undefined;
}

const nothingOf = (uri: string): Known => ({
  ...{ uri, keys: undefined, failure: undefined, loading: undefined },
  ...{ loadedAt: -Infinity, reloadedAt: -Infinity, failedAt: -Infinity },
});

/** The key sets that clients publish at their `jwks_uri`, in the memory of this replica. */
export class ClientKeySets {
  private loads = 0;
  private readonly known = new LRUCache<string, Known>({ max: mostClients });

  constructor(private readonly options: ClientKeySetsOptions) {}

  /** Throws `unavailable` while the set cannot be loaded, and an error of the client when it is not valid. */
  async keysOf(source: KeySetSource): Promise<readonly ClientKey[]> {
    const known = this.find(source);
    const age = this.options.now() - known.loadedAt;
    if (known.keys && age < freshMs) return known.keys;
    try {
      return await this.load(source, known);
    } catch (error) {
      if (!known.keys || age >= staleMs || !isTemporary(error)) throw error;
      return known.keys;
    }
  }

  /** The keys after a load that an unknown key causes; undefined when such a load was just made. */
  async reloadedKeysOf(source: KeySetSource): Promise<readonly ClientKey[] | undefined> {
    const known = this.find(source);
    const now = this.options.now();
    this.requireLoadable(source, known);
    if (now - known.reloadedAt < pauseMs) return undefined;
    known.reloadedAt = now;
    return this.load(source, known);
  }

  private find({ clientId, uri }: KeySetSource): Known {
    const found = this.known.get(clientId);
    if (found?.uri === uri) return found;
    const known = nothingOf(uri);
    this.known.set(clientId, known);
    return known;
  }

  /** One load of a set at a time, and none soon after one that failed. */
  private async load(source: KeySetSource, known: Known): Promise<readonly ClientKey[]> {
    this.requireLoadable(source, known);
    known.loading ??= this.loadNow(source, known).finally(() => (known.loading = undefined));
    return known.loading;
  }

  private requireLoadable({ clientId: client }: KeySetSource, { failedAt, failure, loading }: Known): void {
    if (this.options.now() - failedAt < pauseMs) throw failure;
    if (!loading && this.loads >= mostLoads)
      throw keySetUnavailable({ client }, { retryAfter: retryWhenBusy });
  }

  private async loadNow(source: KeySetSource, known: Known): Promise<readonly ClientKey[]> {
    this.loads += 1;
    try {
      known.keys = await this.request(source);
      known.loadedAt = this.options.now();
      known.failedAt = -Infinity;
      return known.keys;
    } catch (error) {
      known.failedAt = this.options.now();
      known.failure = error;
      this.options.logger.warn({ client: source.clientId, err: error }, 'key set of a client not loaded');
      throw error;
    } finally {
      this.loads -= 1;
    }
  }

  private async request({ clientId: client, uri }: KeySetSource): Promise<readonly ClientKey[]> {
    const headers = { accept: 'application/jwk-set+json, application/json', 'user-agent': 'Fieldpost' };
    // Whether a name has no address or an internal one is nothing that a stranger should learn.
    const response = await this.options.fetch(uri, { method: 'GET', headers }).catch((cause: unknown) => {
      throw keySetUnavailable({ client }, { cause, retryAfter });
    });
    const { status } = response;
    const cause = new Error(`answered with status ${status}`);
    if (status >= 500 || temporary.includes(status))
      throw keySetUnavailable({ client }, { cause, retryAfter });
    if (status !== 200) throw keySetNotValid({ cause });
    return keysIn(await response.text());
  }
}

function keysIn(text: string): readonly ClientKey[] {
  try {
    return publishedClientKeys(JSON.parse(text));
  } catch (cause) {
    throw keySetNotValid({ cause });
  }
}

const isTemporary = (error: unknown): boolean => error instanceof AppError && error.kind === 'unavailable';
