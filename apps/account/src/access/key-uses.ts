/** More keys than this between two writings: the rest is noted next time. */
const mostNoted = 50_000;
const minute = 60_000;

/** Writes when keys, by their digests, were used. */
export type WriteUses = (uses: ReadonlyMap<string, Date>) => Promise<void>;

/** Collects the last use of access keys, to the minute, and writes it periodically: no request waits for it. */
export class KeyUses {
  private noted = new Map<string, Date>();

  constructor(private readonly write: WriteUses) {}

  note(digest: string, now: number): void {
    if (this.noted.size >= mostNoted && !this.noted.has(digest)) return;
    this.noted.set(digest, new Date(Math.floor(now / minute) * minute));
  }

  /** What cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    const uses = this.noted;
    if (uses.size === 0) return;
    this.noted = new Map();
    try {
      await this.write(uses);
    } catch (error) {
      this.noted = new Map([...uses, ...this.noted]);
      throw error;
    }
  }
}
