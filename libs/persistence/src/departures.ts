/** When what has come leaves together. */
export interface Pace {
  /** Milliseconds between two departures, so that more share one; what comes alone after a while leaves at once. */
  readonly paceMs?: number;
  /** As much as does not wait for that time. */
  readonly enough?: number;
}

/** Sets the pace of what leaves together, always after everything that a turn of the event loop brings. */
export class Departures {
  private readonly paceMs: number;
  private readonly enough: number;
  private isLeaving = false;
  private lastLeft = -Infinity;
  private alarm: NodeJS.Timeout | undefined;

  /** @param leave called in a turn of its own, not before it was asked for */
  constructor(
    private readonly leave: () => void,
    { paceMs = 0, enough = 1 }: Pace = {},
  ) {
    this.paceMs = paceMs;
    this.enough = enough;
  }

  /** Asks for a departure; so much is `waiting` for it. */
  ask(waiting: number): void {
    if (this.isLeaving) return;
    const restMs = this.lastLeft + this.paceMs - performance.now();
    if (restMs <= 0 || waiting >= this.enough) this.soon();
    else this.alarm ??= setTimeout(() => this.soon(), Math.ceil(restMs));
  }

  private soon(): void {
    clearTimeout(this.alarm);
    this.alarm = undefined;
    this.isLeaving = true;
    setImmediate(() => {
      this.isLeaving = false;
      if (this.paceMs > 0) this.lastLeft = performance.now();
      this.leave();
    });
  }
}
