/** Lets work on one key happen one after the other, and work on different keys at once. Holds only keys at work. */
export class KeyedTurns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` when everything that came before it for this key has ended; settles as `work` does. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    // `work` is nothing that throws before it promises.
    const mine = before ? before.then(work, work) : work();
    this.last.set(key, mine);
    const leave = () => {
      if (this.last.get(key) === mine) this.last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  }
}
