import { identityOf, type LiveMessage } from '../live-message.js';

/** What a page shows of the messages. */
export interface LogState {
  /** The newest first. */
  readonly messages: readonly LiveMessage[];
  readonly isPaused: boolean;
  /** Messages that came while it was paused and are not shown yet. */
  readonly waiting: number;
}

/** How many messages are kept, and how many wait while nothing is shown; older ones are forgotten. */
export const mostMessages = 500;

const empty: LogState = { messages: [], isPaused: false, waiting: 0 };

/**
 * The last messages of a page. What comes is gathered and shown together at the next turn that `schedule` gives, such as
 * the next frame of the screen, so that a flood is not drawn message by message.
 */
export class MessageLog {
  private state = empty;
  /** The oldest first. */
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
    this.arrived.push(message);
    // A page in the background gets no turns, and must not grow.
    if (this.arrived.length > mostMessages) this.arrived.shift();
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.schedule(() => {
      this.isScheduled = false;
      this.flush();
    });
  }

  /** Puts stored messages behind those that have come since, the newest first. */
  addOlder(older: readonly LiveMessage[]): void {
    const known = new Set([...this.arrived, ...this.state.messages].map(identityOf));
    const news = older.filter((message) => !known.has(identityOf(message)));
    this.change({ messages: [...this.state.messages, ...news].slice(0, mostMessages) });
  }

  pause(): void {
    this.change({ isPaused: true });
  }

  /** Shows what has waited, and then everything as it comes. */
  resume(): void {
    this.change({ isPaused: false });
    this.flush();
  }

  clear(): void {
    this.arrived = [];
    this.change({ messages: [], waiting: 0 });
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
