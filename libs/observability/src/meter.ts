/** Events a second, averaged over the last 1, 5 and 15 minutes, recent ones counting more. */
export interface Rates {
  readonly rate1: number;
  readonly rate5: number;
  readonly rate15: number;
}

const tickMs = 5_000;
const minutes = [1, 5, 15] as const;

/** The factor by which one tick reduces an average over this number of minutes. */
const keptPerTick = minutes.map((length) => Math.exp(-tickMs / (length * 60_000)));

/**
 * Counts events as v2 does: exponentially weighted averages that move every five seconds
 * (docs/protocol/handler-api.md#status).
 */
export class Meter {
  private averages: readonly number[] | undefined;
  private marked = 0;
  private tickedAt: number;

  /** `now` in milliseconds of a clock that never goes back, as in the methods. */
  constructor(now: number) {
    this.tickedAt = now;
  }

  mark(now: number): void {
    this.tick(now);
    this.marked += 1;
  }

  rates(now: number): Rates {
    this.tick(now);
    const [rate1 = 0, rate5 = 0, rate15 = 0] = this.averages ?? [];
    return { rate1, rate5, rate15 };
  }

  private tick(now: number): void {
    const ticks = Math.floor((now - this.tickedAt) / tickMs);
    if (ticks < 1) return;
    this.tickedAt += ticks * tickMs;
    const rate = (this.marked * 1000) / tickMs;
    this.marked = 0;
    // The first tick is all there is to average; of those behind it nothing came in all but the first.
    this.averages = keptPerTick.map((kept, index) => {
      const before = this.averages?.[index] ?? rate;
      return (before * kept + rate * (1 - kept)) * kept ** (ticks - 1);
    });
  }
}

/** Meters by name. `clock` gives milliseconds and never goes back. */
export class Meters<Name extends string> {
  private readonly meters: readonly (readonly [name: Name, meter: Meter])[];

  constructor(
    names: readonly Name[],
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.meters = names.map((name) => [name, new Meter(clock())]);
  }

  mark(name: Name): void {
    this.meters.find(([other]) => other === name)?.[1].mark(this.clock());
  }

  get rates(): Readonly<Record<Name, Rates>> {
    const entries = this.meters.map(([name, meter]) => [name, meter.rates(this.clock())]);
    return Object.fromEntries(entries) as Record<Name, Rates>;
  }
}
