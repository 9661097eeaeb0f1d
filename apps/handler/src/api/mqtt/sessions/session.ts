import type { AppId, TopicKind } from '@fieldpost/domain';
import type { Client } from 'aedes';
import type { Subscriptions } from './subscriptions.js';
import { readFilter } from './topic-filter.js';
import type { TopicRights } from './topic-rights.js';

/** What one session may hold at most. */
const limits = {
  /** Topic filters. */
  filters: 100,
  /** Levels of one filter: `#` stands for all that are deeper. */
  levels: 16,
  /** Characters of one filter: no topic that is read has as many. */
  length: 1_200,
  /** Bytes of messages that the client may leave untaken for as long as it likes, and for a moment. */
  waitingBytes: 1_048_576,
  momentBytes: 4_194_304,
};

/** The timer of the library that ends clients who are silent; there is none without a keep-alive, and after the end. */
interface KeepAlive {
  readonly _keepaliveTimer?: NodeJS.Timeout | null;
}

/** How a client keeps up: it may be behind for a moment alone, and one that is full is given nothing more. */
export type BufferState = 'up' | 'behind' | 'full';

/** An MQTT connection of one application with the rights of its key. */
export class Session {
  /** As the client wrote them, each with what it was narrowed to. */
  private readonly filters = new Map<string, string>();
  private hasLeft = false;
  private waitingBytes = 0;
  private collected: Buffer[] = [];
  private readonly lastWork = new Map<TopicKind, Promise<unknown>>();
  /** Kept here, for a connection that has ended no longer knows. */
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

  /** What its key may do now; subscriptions stay and give nothing while the right to read is gone. */
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
    // Two ways to write it, `+` and the application's id, are one to those who deliver.
    if (filter === undefined || [...this.filters.values()].includes(filter)) return;
    this.subscriptions.remove(filter, this);
  }

  /** Nothing is delivered to it any more, whatever it still asks for. */
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

  /** Whether more waits for the client than it may leave for long; what comes in one turn of the event loop can be that much. */
  get isBehind(): boolean {
    return this.waitingBytes > limits.waitingBytes;
  }

  /**
   * What is sent in one turn of the event loop goes out in one piece: an uplink, its fields, and those beside it. Past the
   * library, which would make the same packet anew for each client, and each in a turn of its own.
   */
  private write(): void {
    const packets = Buffer.concat(this.collected);
    this.collected = [];
    if (!this.client.conn.writable) return;
    this.client.conn.write(packets, () => {
      this.waitingBytes -= packets.length;
    });
  }

  /** Does one piece of work after the other of the same kind, whatever became of those before: uplinks may be held back. */
  inOrder(kind: TopicKind, work: () => Promise<void>): Promise<void> {
    const done = (this.lastWork.get(kind) ?? Promise.resolve()).then(work);
    this.lastWork.set(
      kind,
      done.catch(() => undefined),
    );
    return done;
  }

  /** A client that is not read cannot show that it lives; its keep-alive begins anew. */
  noteAlive(): void {
    (this.client as Client & KeepAlive)._keepaliveTimer?.refresh();
  }

  end(): void {
    this.client.conn.destroy();
  }
}

/** Where a client connects from, whatever it speaks through; empty for a connection that is gone already. */
export const addressOf = ({ conn }: Pick<Client, 'conn'>): string =>
  'remoteAddress' in conn && typeof conn.remoteAddress === 'string' ? conn.remoteAddress : '';
