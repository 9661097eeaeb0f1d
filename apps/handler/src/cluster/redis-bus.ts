import { setTimeout as sleep } from 'node:timers/promises';
import type { AppId } from '@fieldpost/domain';
import { type Logger, type Metrics, only } from '@fieldpost/observability';
import { loggedConnection, type RedisClient, type RedisConnection } from '@fieldpost/redis';
import { readEnvelope, writeEnvelope, writeMessage } from './bus-message.js';
import { FairQueue, type ShareOf } from '../shared/fair-queue.js';
import { MessageBus, type SharedMessage } from './message-bus.js';

export interface RedisBusOptions {
  /** One server, sentinels, or servers of a cluster, as in settings. */
  readonly url: string;
  /** Replicas of one handler share a channel. */
  readonly handlerId: string;
  /** Unique for each start of each replica. */
  readonly replicaId: string;
  readonly logger: Logger;
  readonly shareOf: ShareOf;
}

/** How much may wait to be sent; the weight is in characters. */
const bounds = { items: 10_000, weight: 16_777_216 };
/** Messages that are sent together, at most. */
const batchSize = 200;

/** How long the start waits for Redis; without Redis, clients of this replica get only its own messages. */
const timeoutMs = 2_000;

interface WaitingMessage {
  readonly appId: AppId;
  readonly text: string;
}

/**
 * The bus over Redis, by publish and subscribe: a replica misses messages while it is not connected. Messages that are
 * published at the same time are sent together.
 */
export class RedisBus extends MessageBus {
  readonly isShared = true;
  private writer: RedisConnection | undefined;
  private reader: RedisConnection | undefined;
  private readonly channel: string;
  private readonly waiting: FairQueue<WaitingMessage>;
  /** Messages that Redis did not take, and all lost ones that the log has reported. */
  private failed = 0;
  private reported = 0;
  private sending: Promise<void> | undefined;

  constructor(private readonly options: RedisBusOptions) {
    super();
    this.channel = `fieldpost:handler:${options.handlerId}:messages`;
    this.waiting = new FairQueue({
      bounds,
      keyOf: ({ appId }) => appId,
      shareOf: ({ appId }) => options.shareOf(appId),
      weightOf: ({ text }) => text.length,
    });
  }

  /**
   * Waits a short time for Redis: clients that connect before this replica is subscribed would miss messages of others.
   */
  async onApplicationBootstrap(): Promise<void> {
    const writes = new Promise<void>((resolve) => {
      this.writer = this.lineFor('publish', () => {
        this.sendSoon();
        resolve();
      });
    });
    const reads = new Promise<void>((resolve) => {
      this.reader = this.lineFor('subscribe', async (client) => {
        await client.subscribe(this.channel, (text) => this.hear(text));
        resolve();
      });
    });
    await Promise.race([Promise.all([writes, reads]), sleep(timeoutMs, undefined, { ref: false })]);
  }

  /** Messages in the batch are still sent. */
  async onApplicationShutdown(): Promise<void> {
    await this.sending;
    for (const line of [this.writer, this.reader]) line?.close();
  }

  override measure(metrics: Metrics): void {
    metrics.queue('replicas', () => ({
      length: this.waiting.size,
      capacity: bounds.items,
      rejected: this.lost,
    }));
    const help = 'Whether Redis is reached: 1 or 0.';
    metrics.gauge({ name: 'fieldpost_handler_redis_connected', help, labels: [] }, () =>
      only(this.isConnected ? 1 : 0),
    );
  }

  /** Whether it reaches Redis, to send and to hear. */
  get isConnected(): boolean {
    return this.writer?.ready !== undefined && this.reader?.ready !== undefined;
  }

  publish(message: SharedMessage): void {
    this.waiting.push({ appId: message.appId, text: writeMessage(message) });
    this.sendSoon();
  }

  private get lost(): number {
    return this.waiting.dropped + this.failed;
  }

  private sendSoon(): void {
    if (this.sending || !this.writer?.ready) return;
    this.sending = this.sendAll().finally(() => {
      this.sending = undefined;
    });
  }

  private async sendAll(): Promise<void> {
    // What else this turn of the event loop brings goes along.
    await new Promise((resolve) => setImmediate(resolve));
    for (;;) {
      const client = this.writer?.ready;
      if (this.waiting.size === 0 || !client) break;
      await this.send(client, this.waiting.takeUpTo(batchSize));
    }
    const messages = this.lost - this.reported;
    this.reported = this.lost;
    if (messages > 0) this.options.logger.warn({ messages }, 'messages lost on their way to other replicas');
  }

  /** Published once without a retry, since a failed publish may have been delivered. */
  private async send(client: RedisClient, batch: readonly WaitingMessage[]): Promise<void> {
    try {
      const texts = batch.map(({ text }) => text);
      await client.publish(this.channel, writeEnvelope(this.options.replicaId, texts));
    } catch {
      this.failed += batch.length;
    }
  }

  private hear(text: string): void {
    try {
      const { replica, messages } = readEnvelope(text);
      if (replica === this.options.replicaId) return;
      for (const message of messages) this.notify(message);
    } catch (error) {
      this.options.logger.error({ err: error }, 'message of another replica not understood');
    }
  }

  private lineFor(purpose: string, onReady: (client: RedisClient) => Promise<void> | void): RedisConnection {
    const { url, logger } = this.options;
    return loggedConnection({ url, purpose, logger, onReady });
  }
}
