/**
 * Keeps what waits per application and hands it out in turns, one item of each application at a time, so that the one
 * with the longest queue does not delay the others. Bounded per application and in all; an item keeps its place until it
 * is done, wherever it is.
 */
export class FairQueue<T> {
  private readonly queues = new Map<string, T[]>();
  /** How many items of each application were taken and are not done. */
  private readonly taken = new Map<string, number>();
  private waiting = 0;
  private places = 0;

  constructor(private readonly limits: { readonly perKey: number; readonly total: number }) {}

  /** How much waits. */
  get size(): number {
    return this.waiting;
  }

  /** How much waits or was taken and is not done. */
  get held(): number {
    return this.places;
  }

  /** How much waits for one application. */
  sizeOf(key: string): number {
    return this.queues.get(key)?.length ?? 0;
  }

  /** Says whether there was room. */
  push(key: string, item: T): boolean {
    const queue = this.queues.get(key) ?? [];
    if (queue.length + this.takenOf(key) >= this.limits.perKey || this.places >= this.limits.total)
      return false;
    queue.push(item);
    this.queues.set(key, queue);
    this.waiting += 1;
    this.places += 1;
    return true;
  }

  /** Up to `count` items; whoever was served goes to the end of the line. */
  take(count: number): T[] {
    const taken: T[] = [];
    for (const [key, queue] of this.queues) {
      if (taken.length >= count) break;
      taken.push(...queue.splice(0, 1));
      this.taken.set(key, this.takenOf(key) + 1);
      this.queues.delete(key);
      // A key that is set while the map is walked is visited again, after all others.
      if (queue.length > 0) this.queues.set(key, queue);
    }
    this.waiting -= taken.length;
    return taken;
  }

  /** An item that was taken is done, and leaves its place. */
  done(key: string): void {
    this.forgetTaken(key, 1);
    this.places -= 1;
  }

  /**
   * Items that were taken and not served wait again, ahead of the rest of their application. Their applications are the
   * first in line, in the order given; those that had their turn meanwhile are the last.
   */
  putBack(unserved: ReadonlyMap<string, readonly T[]>, served: ReadonlySet<string>): void {
    const back = [...unserved].map(([key, items]): [string, T[]] => [
      key,
      [...items, ...(this.queues.get(key) ?? [])],
    ]);
    for (const [key, items] of unserved) {
      this.queues.delete(key);
      this.forgetTaken(key, items.length);
      this.waiting += items.length;
    }
    const first = back.filter(([key]) => !served.has(key));
    const last = back.filter(([key]) => served.has(key));
    const line = [...first, ...this.queues, ...last];
    this.queues.clear();
    for (const [key, queue] of line) this.queues.set(key, queue);
  }

  /** Everything that waits for one application. */
  drain(key: string): readonly T[] {
    const queue = this.queues.get(key) ?? [];
    this.queues.delete(key);
    this.waiting -= queue.length;
    this.places -= queue.length;
    return queue;
  }

  /** Everything that waits. */
  drainAll(): readonly T[] {
    return [...this.queues.keys()].flatMap((key) => this.drain(key));
  }

  private takenOf(key: string): number {
    return this.taken.get(key) ?? 0;
  }

  private forgetTaken(key: string, count: number): void {
    const left = this.takenOf(key) - count;
    if (left > 0) this.taken.set(key, left);
    else this.taken.delete(key);
  }
}
