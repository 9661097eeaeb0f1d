import { notValid, unavailable } from '@fieldpost/errors';
import { createClient, ErrorReply } from 'redis';
import type { Metadata } from '../register/announcement.js';
import { type Fields, indexKey, nameIn, nameInIndex, patternOf, type Place } from './original-layout.js';

/** How many keys or members one step of a scan looks at. */
const atOnce = 200;
const patienceMs = 5_000;

const connect = (url: string) =>
  // Nothing newer than RESP 2 is asked for: original stores are on old servers. A lost connection ends the command,
  // which can be run again.
  createClient({ url, RESP: 2, socket: { connectTimeout: patienceMs, reconnectStrategy: false } });

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

/** What an import reads of an original store, in portions: memory never holds more than one of them. */
export interface Original {
  announcements(): AsyncIterable<readonly StoredAnnouncement[]>;
  metadata(): AsyncIterable<StoredMetadata>;
  /** Which components the index says have these; undefined where it says nothing. */
  ownersOf(metadata: readonly Metadata[]): Promise<readonly (string | undefined)[]>;
}

/** The Redis of an original discovery. It is only read, with SCAN: a store in use goes on answering. */
export class OriginalStore implements Original {
  private constructor(private readonly redis: ReturnType<typeof connect>) {}

  static async open(url: string): Promise<OriginalStore> {
    if (!/^rediss?:\/\//.test(url) || !URL.canParse(url)) {
      throw notValid({ argument: 'Redis', reason: 'should look like redis://host:6379/0' });
    }
    const redis = connect(url);
    // Each command that waits fails by itself; without a listener the loss would end the process.
    redis.on('error', () => undefined);
    try {
      await redis.connect();
    } catch (cause) {
      throw unavailable({ what: `Redis: ${(cause as Error).message}` }, { cause });
    }
    return new OriginalStore(redis);
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
    if (error instanceof ErrorReply && error.message.startsWith('WRONGTYPE')) return undefined;
    throw unavailable({ what: `Redis: ${(error as Error).message}` }, { cause: error });
  }
}
