import { setTimeout as sleep } from 'node:timers/promises';
import { readRedisUrl } from '@fieldpost/config';
import { type RedisTimeouts, reachRedis, type RedisClient } from './redis-server.js';

export interface RedisConnectionOptions {
  /** As in settings: one server, sentinels, or servers of a cluster. */
  readonly url: string;
  /** Called with each new connection; when it fails, the connection counts as lost. */
  readonly onReady: (client: RedisClient) => Promise<void> | void;
  /** Called each time that a connection was lost or could not be made. */
  readonly onAway: (reason: Error) => void;
}

const timeouts: RedisTimeouts = { connectMs: 2_000, pingMs: 2_000, silenceMs: 6_000 };
const shortestPauseMs = 100;
const longestPauseMs = 2_000;

/**
 * A connection to the current master of a Redis, re-established whenever it is lost: after a failover to
 * another server. For publish and subscribe; on a cluster any node works, since nodes forward messages.
 */
export class RedisConnection {
  private client: RedisClient | undefined;
  private readonly closing = new AbortController();

  private constructor(private readonly options: RedisConnectionOptions) {}

  /** Returns at once and connects in the background. */
  static open(options: RedisConnectionOptions): RedisConnection {
    const connection = new RedisConnection(options);
    void connection.keep();
    return connection;
  }

  /** The current connection, if any. */
  get ready(): RedisClient | undefined {
    return this.client?.isReady ? this.client : undefined;
  }

  close(): void {
    this.closing.abort();
    if (this.client?.isOpen) this.client.destroy();
    this.client = undefined;
  }

  private async keep(): Promise<void> {
    for (let attempts = 0; !this.closing.signal.aborted; attempts += 1) {
      await this.useOne(() => (attempts = 0)).catch((error: Error) => this.report(error));
      await this.pause(Math.min(shortestPauseMs * 2 ** attempts, longestPauseMs));
    }
  }

  /** Ends, with the reason, when the connection does. */
  private async useOne(onReady: () => void): Promise<void> {
    const client = await reachRedis(readRedisUrl(this.options.url), timeouts);
    const lost = new Promise<never>((_resolve, reject) => {
      client.once('error', reject).once('end', () => reject(new Error('the connection was closed')));
    });
    this.client = client;
    if (this.closing.signal.aborted) client.destroy();
    try {
      // A loss during `onReady` is handled below; without a handler it would be an unhandled rejection.
      lost.catch(() => undefined);
      await this.options.onReady(client);
      onReady();
      await lost;
    } finally {
      this.client = undefined;
      if (client.isOpen) client.destroy();
    }
  }

  private report(reason: Error): void {
    if (!this.closing.signal.aborted) this.options.onAway(reason);
  }

  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}
