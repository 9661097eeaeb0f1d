/** Values that are created at most once, on first use. Failures are not cached. */
export class Once {
  private readonly made = new Map<string, Promise<unknown>>();

  get<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.made.get(name) as Promise<T> | undefined;
    if (known) return known;
    const making = make().catch((error: unknown) => {
      this.made.delete(name);
      throw error;
    });
    this.made.set(name, making);
    return making;
  }

  /** Whether it is made or being made. */
  has(name: string): boolean {
    return this.made.has(name);
  }

  /** Drops the value of this name, so that the next use creates it again. */
  forget(name: string): void {
    this.made.delete(name);
  }
}
