import type { AppId } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import { createClient } from 'redis';
import { readEnvelope, writeEnvelope, writeMessage } from './bus-message.js';
import { BusOutbox, type OutboxBounds } from './bus-outbox.js';
import { BusListeners, type BusListener, MessageBus, type SharedMessage } from './message-bus.js';

export interface RedisBusOptions {
  /** `redis(s)://user:password@host:port/database`. */
  readonly url: string;
  /** Replicas of one handler share a channel. */
  readonly handlerId: string;
  /** Tells this run of this replica from every other. */
  readonly replicaId: string;
  readonly logger: Logger;
  readonly bounds?: OutboxBounds;
}

const connectTimeoutMs = 2_000;
const pingMs = 2_000;
/** A Redis that says nothing for so long, not even to a ping, is gone. */
const silenceMs = 6_000;
const longestPauseMs = 2_000;

const clientFor = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, longestPauseMs),
    },
  });

/**
 * The bus over Redis, by publish and subscribe: what comes while a replica is not connected passes it by. Messages that
 * are published at the same time travel together.
 */
export class RedisBus extends MessageBus {
  readonly isShared = true;
  private readonly writer: ReturnType<typeof clientFor>;
  private readonly reader: ReturnType<typeof clientFor>;
  private readonly channel: string;
  private readonly listeners = new BusListeners();
  private readonly outbox: BusOutbox;
  private sending: Promise<void> | undefined;

  constructor(private readonly options: RedisBusOptions) {
    super();
    this.channel = `fieldpost:handler:${options.handlerId}:messages`;
    this.outbox = new BusOutbox(options.bounds);
    this.writer = clientFor(options.url);
    this.reader = clientFor(options.url);
    this.tellOf(this.writer, 'publish');
    this.tellOf(this.reader, 'subscribe');
    this.writer.on('ready', () => this.sendSoon());
  }

  /** Returns at once; Redis may come whenever it likes. */
  onApplicationBootstrap(): void {
    const ignore = () => undefined; // The clients try again by themselves until they are destroyed.
    void this.writer.connect().catch(ignore);
    void this.reader
      .connect()
      .then(() => this.reader.subscribe(this.channel, (text) => this.hear(text)))
      .catch(ignore);
  }

  /** What was published last still goes out. */
  async onApplicationShutdown(): Promise<void> {
    await this.sending;
    for (const client of [this.writer, this.reader]) if (client.isOpen) client.destroy();
  }

  publish(message: SharedMessage): void {
    this.outbox.add(writeMessage(message));
    this.sendSoon();
  }

  subscribe(appId: AppId | '*', listener: BusListener): () => void {
    return this.listeners.add(appId, listener);
  }

  private sendSoon(): void {
    if (this.sending || !this.writer.isReady) return;
    this.sending = this.sendAll().finally(() => {
      this.sending = undefined;
    });
  }

  private async sendAll(): Promise<void> {
    // What else this turn of the event loop brings goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (!this.outbox.isEmpty && this.writer.isReady) await this.send(this.outbox.take());
    const messages = this.outbox.takeDropped();
    if (messages > 0) this.options.logger.warn({ messages }, 'messages lost on their way to other replicas');
  }

  /** Sent once and not again: nobody knows of a journey that failed whether it had arrived. */
  private async send(batch: readonly string[]): Promise<void> {
    try {
      await this.writer.publish(this.channel, writeEnvelope(this.options.replicaId, batch));
    } catch {
      this.outbox.countLost(batch.length);
    }
  }

  private hear(text: string): void {
    try {
      const { replica, messages } = readEnvelope(text);
      if (replica === this.options.replicaId) return;
      for (const message of messages) this.listeners.tell(message);
    } catch (error) {
      this.options.logger.error({ err: error }, 'message of another replica not understood');
    }
  }

  /** Once for each time that it goes, and once when it is back. */
  private tellOf(client: ReturnType<typeof clientFor>, purpose: string): void {
    const { logger } = this.options;
    let isAway = false;
    client.on('error', (error: Error) => {
      if (!isAway) logger.warn({ purpose, error: error.message }, 'redis cannot be reached');
      isAway = true;
    });
    client.on('ready', () => {
      logger.info({ purpose }, 'redis connected');
      isAway = false;
    });
  }
}
