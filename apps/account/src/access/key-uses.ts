/** Keys per write; further ones are recorded at their next use. */
const mostNoted = 50_000;
const minute = 60_000;

/** Writes the last uses of keys, by digest. */
export type WriteUses = (uses: ReadonlyMap<string, Date>) => Promise<void>;

/** Collects the last use of access keys, accurate to the minute, and writes it in the background. */
export class KeyUses {
  private noted = new Map<string, Date>();

  constructor(private readonly write: WriteUses) {}

  note(digest: string, now: number): void {
    if (this.noted.size >= mostNoted && !this.noted.has(digest)) return;
    this.noted.set(digest, new Date(Math.floor(now / minute) * minute));
  }

  /** After a failure the uses are kept for the next flush. */
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
