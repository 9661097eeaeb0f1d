/** The hour is counted in parts of five minutes. */
const slots = 12;
const slotMs = 300_000;

/** Counts what happened in the last hour, in constant memory. Times are Unix milliseconds. */
export class HourlyCount {
  private readonly counts = new Uint32Array(slots);
  private newest = 0;

  add(now: number): void {
    this.moveTo(now);
    const slot = this.newest % slots;
    this.counts[slot] = (this.counts[slot] ?? 0) + 1;
  }

  /** Of the last 55 to 60 minutes. */
  total(now: number): number {
    this.moveTo(now);
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  private moveTo(now: number): void {
    const slot = Math.floor(now / slotMs);
    const passed = Math.min(slots, Math.max(0, slot - this.newest));
    for (let n = 1; n <= passed; n += 1) this.counts[(slot - passed + n) % slots] = 0;
    this.newest = Math.max(this.newest, slot);
  }
}
