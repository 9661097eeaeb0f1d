/** Frames whose copies are remembered. */
const mostFrames = 512;
const percentages = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const;

/** How many gateways received the last frames. */
export class CopiesPerFrame {
  private readonly counts: number[] = [];
  private next = 0;

  add(copies: number): void {
    this.counts[this.next] = copies;
    this.next = (this.next + 1) % mostFrames;
  }

  /** In the fields of `api.Percentiles`; empty before the first frame. */
  get percentiles(): Readonly<Record<string, number>> {
    const sorted = [...this.counts].sort((a, b) => a - b);
    const at = (percentage: number): number =>
      sorted[Math.max(0, Math.ceil((percentage / 100) * sorted.length) - 1)] ?? 0;
    if (sorted.length === 0) return {};
    return Object.fromEntries(percentages.map((each) => [`percentile${each}`, at(each)]));
  }
}
