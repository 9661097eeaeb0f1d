import { type Logger, type Metrics, only } from '@fieldpost/observability';
import { loggedConnection, type RedisClient, type RedisConnection } from '@fieldpost/redis';
import { ReplicaBus } from './replica-bus.js';

export interface RedisReplicaBusOptions {
  /** One server, sentinels, or servers of a cluster, as in settings. */
  readonly url: string;
  /** Replicas of one network have the same broker. */
  readonly brokerId: string;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Texts that wait for Redis to confirm them. */
const mostWaiting = 10_000;

/** The bus over Redis, by publish and subscribe: what is sent while Redis is not reached is lost. */
export class RedisReplicaBus extends ReplicaBus {
  private writer: RedisConnection | undefined;
  private reader: RedisConnection | undefined;
  private waiting = 0;
  private lost = 0;

  constructor(private readonly options: RedisReplicaBusOptions) {
    super();
  }

  listen(ownId: string, listener: (text: string) => void, onConnected: () => void): void {
    this.writer = this.connect('publish', onConnected);
    this.reader = this.connect('subscribe', async (client) => {
      await client.subscribe([this.channelOf('all'), this.channelOf(ownId)], listener);
      onConnected();
    });
  }

  send(to: string, text: string): void {
    const client = this.writer?.ready;
    if (!client || this.waiting >= mostWaiting) {
      this.lost += 1;
      return;
    }
    this.waiting += 1;
    client
      .publish(this.channelOf(to), text)
      .catch(() => (this.lost += 1))
      .finally(() => (this.waiting -= 1));
  }

  measure(metrics: Metrics): void {
    const help = 'Whether Redis is reached: 1 or 0.';
    metrics.gauge({ name: 'fieldpost_network_redis_connected', help, labels: [] }, () =>
      only(this.writer?.ready && this.reader?.ready ? 1 : 0),
    );
    metrics.queue('replicas', () => ({ length: this.waiting, capacity: mostWaiting, rejected: this.lost }));
  }

  onApplicationShutdown(): void {
    for (const connection of [this.writer, this.reader]) connection?.close();
  }

  private channelOf(to: string): string {
    return `fieldpost:network:${this.options.brokerId}:${to}`;
  }

  private connect(purpose: string, onReady: (client: RedisClient) => Promise<void> | void): RedisConnection {
    const { url, logger } = this.options;
    return loggedConnection({ url, purpose, logger, onReady });
  }
}
