import type { AppId, TopicKind } from '@fieldpost/domain';
import { addressOf, type Client } from '@fieldpost/mqtt';
import type { Subscriptions } from './subscriptions.js';
import { readFilter } from './topic-filter.js';
import type { TopicRights } from './topic-rights.js';

/** The limits of one session. */
const limits = {
  /** Topic filters. */
  filters: 100,
  /** Levels of one filter: `#` matches all deeper levels. */
  levels: 16,
  /** Characters of one filter: no topic that is read has as many. */
  length: 1_200,
  /** Bytes of messages that may wait for the client without time limit, and for `momentMs` (sessions.ts). */
  waitingBytes: 1_048_576,
  momentBytes: 4_194_304,
};

/** The keep-alive timer of the library; missing without a keep-alive, and after the end of the connection. */
interface KeepAlive {
  readonly _keepaliveTimer?: NodeJS.Timeout | null;
}

/** `behind`: the client is tolerated for a short time; `full`: nothing more is sent to it. */
export type BufferState = 'up' | 'behind' | 'full';

/** An MQTT connection of one application with the rights of its key. */
export class Session {
  /** Filters as the client sent them, each with the filter that it was narrowed to. */
  private readonly filters = new Map<string, string>();
  private hasLeft = false;
  private waitingBytes = 0;
  private collected: Buffer[] = [];
  private readonly lastWork = new Map<TopicKind, Promise<unknown>>();
  /** Stored here, because a closed connection does not have it any more. */
  readonly address: string;

  constructor(
    readonly appId: AppId,
    readonly client: Client,
    private currentRights: TopicRights,
    private readonly subscriptions: Subscriptions<Session>,
  ) {
    this.address = addressOf(client);
  }

  get clientId(): string {
    return this.client.id;
  }

  get rights(): TopicRights {
    return this.currentRights;
  }

  /** Sets the current rights of the key; subscriptions stay, and deliver nothing while the right to read is missing. */
  changeRights(rights: TopicRights): void {
    this.currentRights = rights;
  }

  /** False when the filter is rejected: without the right to read, for another application, too deep or one too many. */
  subscribe(raw: string): boolean {
    const filter = this.rights.mayRead && !this.hasLeft ? readFilter(raw, this.appId) : undefined;
    if (filter === undefined || !this.hasCapacityFor(raw)) return false;
    this.filters.set(raw, filter);
    this.subscriptions.add(filter, this);
    return true;
  }

  private hasCapacityFor(raw: string): boolean {
    if (raw.length > limits.length || raw.split('/', limits.levels + 1).length > limits.levels) return false;
    return this.filters.size < limits.filters || this.filters.has(raw);
  }

  unsubscribe(raw: string): void {
    const filter = this.filters.get(raw);
    this.filters.delete(raw);
    // A filter with `+` and one with the application id may be narrowed to the same filter.
    if (filter === undefined || [...this.filters.values()].includes(filter)) return;
    this.subscriptions.remove(filter, this);
  }

  /** Ends delivery: the session cannot subscribe again. */
  leave(): void {
    this.hasLeft = true;
    for (const raw of [...this.filters.keys()]) this.unsubscribe(raw);
  }

  /** Hands a packet to the client, unless too much waits for it. */
  send(packet: Buffer): BufferState {
    const size = packet.length;
    if (this.waitingBytes + size > limits.momentBytes) return 'full';
    if (!this.client.conn.writable) return 'up';
    this.waitingBytes += size;
    this.collected.push(packet);
    if (this.collected.length === 1) setImmediate(() => this.write());
    return this.isBehind ? 'behind' : 'up';
  }

  /**
   * Whether more bytes wait for the client than it may leave unread for long; the messages of one turn of the event
   * loop can be that much.
   */
  get isBehind(): boolean {
    return this.waitingBytes > limits.waitingBytes;
  }

  /**
   * What is sent in one turn of the event loop is written at once: an uplink, its fields, and messages of other
   * devices. Written past the library, which would serialize the same packet for each client.
   */
  private write(): void {
    const packets = Buffer.concat(this.collected);
    this.collected = [];
    if (!this.client.conn.writable) return;
    this.client.conn.write(packets, () => {
      this.waitingBytes -= packets.length;
    });
  }

  /** Runs work of the same kind one after the other, also after failures: uplinks may be delayed by their limit. */
  inOrder(kind: TopicKind, work: () => Promise<void>): Promise<void> {
    const done = (this.lastWork.get(kind) ?? Promise.resolve()).then(work);
    this.lastWork.set(
      kind,
      done.catch(() => undefined),
    );
    return done;
  }

  /** While the handler does not read from a client, its pings are not seen: its keep-alive timer starts again. */
  noteAlive(): void {
    (this.client as Client & KeepAlive)._keepaliveTimer?.refresh();
  }

  end(): void {
    this.client.conn.destroy();
  }
}
