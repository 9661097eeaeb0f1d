import { identityOf, type LiveMessage } from '../live-message.js';

/** State of the message list. */
export interface LogState {
  /** Newest first. */
  readonly messages: readonly LiveMessage[];
  readonly isPaused: boolean;
  /** Messages that arrived during a pause. */
  readonly waiting: number;
}

/** Maximum of shown messages, and of messages that arrived during a pause; older ones are dropped. */
export const mostMessages = 5_000;

const empty: LogState = { messages: [], isPaused: false, waiting: 0 };

/**
 * The last messages of a page. New messages are batched until `schedule` calls back, for example at the next
 * animation frame, so that a burst is rendered at once.
 */
export class MessageLog {
  private state = empty;
  /** Oldest first. */
  private arrived: LiveMessage[] = [];
  private isScheduled = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly schedule: (work: () => void) => void) {}

  readonly snapshot = (): LogState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(message: LiveMessage): void {
    if (message.decodingError !== undefined) this.removeEventOf(message);
    this.arrived.push(message);
    // Pages in the background get no animation frames and must not grow.
    if (this.arrived.length > mostMessages) this.arrived.shift();
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.schedule(() => {
      this.isScheduled = false;
      this.flush();
    });
  }

  /** Adds stored messages after newer ones, newest first. */
  addOlder(older: readonly LiveMessage[]): void {
    const known = new Set([...this.arrived, ...this.state.messages].map(identityOf));
    const news = older.filter((message) => !known.has(identityOf(message)));
    this.change({ messages: [...this.state.messages, ...news].slice(0, mostMessages) });
  }

  pause(): void {
    this.change({ isPaused: true });
  }

  /** Shows the messages of the pause, and then new ones as they arrive. */
  resume(): void {
    this.change({ isPaused: false });
    this.flush();
  }

  clear(): void {
    this.arrived = [];
    this.change({ messages: [], waiting: 0 });
  }

  /**
   * Removes the event that has the same error as an uplink. The event names no uplink, but the handler publishes it just before:
   * of the device, only an acknowledgement comes between.
   */
  private removeEventOf({ devId }: LiveMessage): void {
    const isLast = (one: LiveMessage) => one.devId === devId && one.kind !== 'events/down/acks';
    const { messages } = this.state;
    const last = this.arrived.findLast(isLast) ?? messages.find(isLast);
    if (last?.kind !== 'events/up/errors') return;
    this.arrived = this.arrived.filter((one) => one !== last);
    if (messages.includes(last)) this.change({ messages: messages.filter((one) => one !== last) });
  }

  private flush(): void {
    if (this.state.isPaused) return this.change({ waiting: this.arrived.length });
    const messages = [...this.arrived.reverse(), ...this.state.messages].slice(0, mostMessages);
    this.arrived = [];
    this.change({ messages, waiting: 0 });
  }

  private change(part: Partial<LogState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
