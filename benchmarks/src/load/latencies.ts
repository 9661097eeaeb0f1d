/** Latencies in milliseconds. */
export class Latencies {
  private readonly times: number[] = [];

  add(ms: number): void {
    this.times.push(ms);
  }

  get count(): number {
    return this.times.length;
  }

  /** The latency that this share (0 to 1) of responses did not exceed; 0 without responses. */
  percentile(share: number): number {
    const sorted = Float64Array.from(this.times).sort();
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  }
}
