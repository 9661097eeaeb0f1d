/**
 * Keeps what waits per application and hands it out in turns, one item of each application at a time, so that the one
 * with the longest queue does not delay the others. Bounded per application and in all.
 */
export class FairQueue<T> {
  private readonly queues = new Map<string, T[]>();
  private total = 0;

  constructor(private readonly limits: { readonly perKey: number; readonly total: number }) {}

  get size(): number {
    return this.total;
  }

  /** How much waits for one application. */
  sizeOf(key: string): number {
    return this.queues.get(key)?.length ?? 0;
  }

  /** Says whether there was room. */
  push(key: string, item: T): boolean {
    const queue = this.queues.get(key) ?? [];
    if (queue.length >= this.limits.perKey || this.total >= this.limits.total) return false;
    queue.push(item);
    this.queues.set(key, queue);
    this.total += 1;
    return true;
  }

  /** Up to `count` items; whoever was served goes to the end of the line. */
  take(count: number): T[] {
    const taken: T[] = [];
    for (const [key, queue] of this.queues) {
      if (taken.length >= count) break;
      taken.push(...queue.splice(0, 1));
      this.queues.delete(key);
      // A key that is set while the map is walked is visited again, after all others.
      if (queue.length > 0) this.queues.set(key, queue);
    }
    this.total -= taken.length;
    return taken;
  }

  /**
   * Items that were taken and not served wait again, ahead of the rest of their application, room or not. Their
   * applications are the first in line, in the order given; those that had their turn meanwhile are the last.
   */
  putBack(unserved: ReadonlyMap<string, readonly T[]>, served: ReadonlySet<string>): void {
    const back = [...unserved].map(([key, items]): [string, T[]] => [key, [...items, ...this.drain(key)]]);
    const first = back.filter(([key]) => !served.has(key));
    const last = back.filter(([key]) => served.has(key));
    const line = [...first, ...this.queues, ...last];
    this.queues.clear();
    for (const [key, queue] of line) this.queues.set(key, queue);
    for (const [, queue] of back) this.total += queue.length;
  }

  /** Everything that waits for one application. */
  drain(key: string): readonly T[] {
    const queue = this.queues.get(key) ?? [];
    this.queues.delete(key);
    this.total -= queue.length;
    return queue;
  }

  /** Everything that waits. */
  drainAll(): readonly T[] {
    return this.take(this.total);
  }
}
