import { readRedisUrl, type RedisServers } from '@fieldpost/config';
import { AppError, notValid, unavailable } from '@fieldpost/errors';
import { reachRedis, type RedisClient } from '@fieldpost/redis';
import type { Metadata } from '../register/announcement.js';
import { type Fields, indexKey, nameIn, nameInIndex, patternOf, type Place } from './original-layout.js';

/** How many keys or members one step of a scan looks at. */
const atOnce = 200;
const timeoutMs = 5_000;

/** An announcement as it lies there; without fields where the key holds something else. */
export interface StoredAnnouncement {
  readonly name: string;
  readonly fields: Fields | undefined;
}

/** Some of the identifiers of one component; undefined where the key holds something else. */
export interface StoredMetadata {
  readonly name: string;
  readonly texts: readonly string[] | undefined;
}

/** The content of an original store, read in portions: memory never holds more than one of them. */
export interface Original {
  announcements(): AsyncIterable<readonly StoredAnnouncement[]>;
  metadata(): AsyncIterable<StoredMetadata>;
  /** Which components the index says have these; undefined where it says nothing. */
  ownersOf(metadata: readonly Metadata[]): Promise<readonly (string | undefined)[]>;
}

/** An original store has keys, which a cluster would have in several places. */
function placesOf(url: string): RedisServers {
  try {
    const places = readRedisUrl(url);
    if (places.kind !== 'cluster') return places;
    throw new Error('should not be a cluster');
  } catch (cause) {
    throw notValid({ argument: 'Redis', reason: (cause as Error).message }, { cause });
  }
}

/** The Redis of an original discovery. It is only read, with SCAN: a store in use goes on answering. */
export class OriginalStore implements Original {
  private constructor(private readonly redis: RedisClient) {}

  static async open(url: string): Promise<OriginalStore> {
    try {
      return new OriginalStore(await reachRedis(placesOf(url), { connectMs: timeoutMs }));
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw unavailable({ what: `Redis: ${(cause as Error).message}` }, { cause });
    }
  }

  close(): void {
    this.redis.destroy();
  }

  async *announcements(): AsyncGenerator<readonly StoredAnnouncement[]> {
    for await (const keys of this.keysOf('announcement')) {
      yield await Promise.all(
        keys.map(async (key) => ({
          name: nameIn('announcement', key),
          fields: await orOther(this.redis.hGetAll(key)),
        })),
      );
    }
  }

  async *metadata(): AsyncGenerator<StoredMetadata> {
    for await (const keys of this.keysOf('metadata')) {
      for (const key of keys) yield* this.membersOf(key);
    }
  }

  async ownersOf(metadata: readonly Metadata[]): Promise<readonly (string | undefined)[]> {
    if (metadata.length === 0) return [];
    const found = await this.redis.mGet(metadata.map(indexKey));
    return found.map((text) => (text === null ? undefined : nameInIndex(text)));
  }

  private keysOf(place: Place): AsyncIterable<readonly string[]> {
    return this.redis.scanIterator({ MATCH: patternOf(place), COUNT: atOnce });
  }

  private async *membersOf(key: string): AsyncGenerator<StoredMetadata> {
    const name = nameIn('metadata', key);
    let cursor = '0';
    do {
      const step = await orOther(this.redis.sScan(key, cursor, { COUNT: atOnce }));
      yield { name, texts: step?.members };
      cursor = step?.cursor ?? '0';
    } while (cursor !== '0');
  }
}

/** Undefined where the server says that the key holds something of another type. */
async function orOther<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const { ErrorReply } = await import('redis');
    if (error instanceof ErrorReply && error.message.startsWith('WRONGTYPE')) return undefined;
    throw unavailable({ what: `Redis: ${(error as Error).message}` }, { cause: error });
  }
}
