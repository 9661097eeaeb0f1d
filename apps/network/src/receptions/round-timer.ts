/** Calls back after some milliseconds. */
export type Timer = (callback: () => void, milliseconds: number) => void;

/** Monotonic, in milliseconds. */
export interface RoundClock {
  readonly now: () => number;
  readonly after: Timer;
}

const standardClock: RoundClock = {
  now: () => performance.now(),
  after: (callback, milliseconds) => void setTimeout(callback, milliseconds),
};

/**
 * Calls back at the ends of rounds: everything that is due in one round is called in the same turn of the event loop, so that
 * the batches that follow have all of it. Nothing is called early; it is called up to one round late.
 */
export class RoundTimer {
  private readonly rounds = new Map<number, (() => void)[]>();

  constructor(
    private readonly roundMs: number,
    private readonly clock: RoundClock = standardClock,
  ) {}

  readonly after: Timer = (callback, milliseconds) => {
    const now = this.clock.now();
    const round = Math.ceil((now + milliseconds) / this.roundMs);
    const callbacks = this.rounds.get(round);
    if (callbacks) callbacks.push(callback);
    else this.begin(round, { callback, inMs: Math.ceil(round * this.roundMs - now) });
  };

  private begin(round: number, { callback, inMs }: { readonly callback: () => void; readonly inMs: number }) {
    const callbacks = [callback];
    this.rounds.set(round, callbacks);
    this.clock.after(() => {
      this.rounds.delete(round);
      for (const each of callbacks) each();
    }, inMs);
  }
}
