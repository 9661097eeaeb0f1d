/** Times of many answers, in milliseconds. */
export class Latencies {
  private readonly times: number[] = [];

  add(ms: number): void {
    this.times.push(ms);
  }

  get count(): number {
    return this.times.length;
  }

  /** The time that this share (0 to 1) of the answers did not exceed; 0 without answers. */
  percentile(share: number): number {
    const sorted = Float64Array.from(this.times).sort();
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  }
}
