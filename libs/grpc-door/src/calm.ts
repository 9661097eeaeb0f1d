/** What a nuisance costs of the calm of a connection; a call that ends well earns a little of it back. */
export const nuisance = { reset: 10, ping: 1, settings: 1, served: -1 } as const;

/** A burst of 500 calls taken back, then 50 a second: far more than any client does, far less than a flood. */
const most = 5_000;
const perSecond = 500;

/**
 * How much more nuisance a connection may make: calls that are taken back as soon as they are sent (CVE-2023-44487),
 * pings, settings. It refills with time, up to its size.
 */
export class Calm {
  private left = most;

  /** @param last when it was full, in milliseconds */
  constructor(private last: number) {}

  /** Takes the cost of a nuisance at a time; whether the connection may go on. */
  bears(cost: number, now: number): boolean {
    const refilled = this.left + ((now - this.last) / 1_000) * perSecond;
    this.last = now;
    this.left = Math.min(most, refilled) - cost;
    return this.left >= 0;
  }
}
