import { changeCount } from '../limits/change-count.js';

/** Whose item it is: the application, and whose share of the threads it uses. */
export interface Keyed {
  readonly key: string;
  readonly share: string;
}

export interface FairQueueLimits {
  readonly perKey: number;
  readonly perShare: number;
  readonly total: number;
}

/** Queues of the applications that use one share. */
type Queues<T> = Map<string, T[]>;

/**
 * Holds what waits and hands it out in turns: one item of each share, and within a share one item of each application. The
 * owner with the longest queue, or with the most applications, therefore does not delay the others. Bounded per
 * application, per share and in all; an item uses its capacity until it is done.
 */
export class FairQueue<T extends Keyed> {
  private readonly shares = new Map<string, Queues<T>>();
  /** How many items wait, or were taken and are not done: by share, and by application. */
  private readonly heldByShare = new Map<string, number>();
  private readonly heldByKey = new Map<string, number>();
  private waiting = 0;
  private heldInAll = 0;

  constructor(private readonly limits: FairQueueLimits) {}

  /** How much waits. */
  get size(): number {
    return this.waiting;
  }

  /** How much waits, or was taken and is not done. */
  get held(): number {
    return this.heldInAll;
  }

  /** How many items of each application of a share wait. */
  *sizesOf(share: string): Iterable<readonly [key: string, size: number]> {
    for (const [key, queue] of this.shares.get(share) ?? []) yield [key, queue.length];
  }

  /** Returns false when there is no capacity for the item. */
  push(item: T): boolean {
    const { key, share } = item;
    const { perKey, perShare, total } = this.limits;
    if (this.heldInAll >= total || (this.heldByKey.get(key) ?? 0) >= perKey) return false;
    if ((this.heldByShare.get(share) ?? 0) >= perShare) return false;
    this.append(item);
    this.hold(item, 1);
    return true;
  }

  /** Up to `count` items. A share that was served goes to the end of the order, and so does an application within it. */
  take(count: number): T[] {
    const taken: T[] = [];
    for (const [share, queues] of this.shares) {
      if (taken.length >= count) break;
      const item = takeFrom(queues);
      if (item) taken.push(item);
      this.shares.delete(share);
      // A key that is set while the map is iterated is visited again, after all others.
      if (queues.size > 0) this.shares.set(share, queues);
    }
    this.waiting -= taken.length;
    return taken;
  }

  /** An item that was taken is done. */
  done(item: T): void {
    this.hold(item, -1);
  }

  /**
   * Items that were taken and not served wait again, ahead of the others of their application. Their shares and
   * applications are first in the order, except those that were served meanwhile: they are last.
   */
  putBack(unserved: readonly T[], served: readonly T[]): void {
    const before = new Map([...this.shares].map(([share, queues]) => [share, new Map(queues)]));
    const again = group([...unserved, ...waitingIn(before, unserved)]);
    this.waiting += unserved.length;
    const servedShares = new Set(served.map(({ share }) => share));
    const servedKeys = new Set(served.map(({ key }) => key));
    const merged = new Map<string, Queues<T>>();
    for (const [share, queues] of again)
      merged.set(share, reordered(queues, before.get(share) ?? new Map(), servedKeys));
    replace(this.shares, reordered(merged, before, servedShares));
  }

  /** Gives up an application with everything of it that waits. */
  drain({ key, share }: Keyed): readonly T[] {
    const queues = this.shares.get(share);
    const queue = queues?.get(key) ?? [];
    queues?.delete(key);
    if (queues?.size === 0) this.shares.delete(share);
    this.waiting -= queue.length;
    for (const item of queue) this.hold(item, -1);
    return queue;
  }

  /** Everything that waits. */
  drainAll(): readonly T[] {
    const items = [...this.shares.values()].flatMap((queues) => [...queues.values()].flat());
    return items.flatMap((item) => this.drain(item));
  }

  private append(item: T): void {
    const queues: Queues<T> = this.shares.get(item.share) ?? new Map<string, T[]>();
    const queue = queues.get(item.key) ?? [];
    queue.push(item);
    queues.set(item.key, queue);
    this.shares.set(item.share, queues);
    this.waiting += 1;
  }

  private hold({ key, share }: T, change: 1 | -1): void {
    this.heldInAll += change;
    changeCount(this.heldByKey, key, change);
    changeCount(this.heldByShare, share, change);
  }
}

function takeFrom<T>(queues: Queues<T>): T | undefined {
  const [next] = queues;
  if (!next) return undefined;
  const [key, queue] = next;
  const item = queue.shift();
  queues.delete(key);
  if (queue.length > 0) queues.set(key, queue);
  return item;
}

/** What already waits of the applications whose items come back. */
function waitingIn<T extends Keyed>(
  shares: ReadonlyMap<string, Queues<T>>,
  unserved: readonly T[],
): readonly T[] {
  const names = new Map(unserved.map((item) => [`${item.share}\0${item.key}`, item]));
  return [...names.values()].flatMap(({ share, key }) => shares.get(share)?.get(key) ?? []);
}

function group<T extends Keyed>(items: readonly T[]): Map<string, Queues<T>> {
  const shares = new Map<string, Queues<T>>();
  for (const item of items) {
    const queues: Queues<T> = shares.get(item.share) ?? new Map<string, T[]>();
    queues.set(item.key, [...(queues.get(item.key) ?? []), item]);
    shares.set(item.share, queues);
  }
  return shares;
}

/** Those that come back first, then the others, then those that come back and were served. */
function reordered<V>(
  back: ReadonlyMap<string, V>,
  before: ReadonlyMap<string, V>,
  served: ReadonlySet<string>,
): Map<string, V> {
  const first = [...back].filter(([name]) => !served.has(name));
  const last = [...back].filter(([name]) => served.has(name));
  const others = [...before].filter(([name]) => !back.has(name));
  return new Map([...first, ...others, ...last]);
}

function replace<K, V>(target: Map<K, V>, source: ReadonlyMap<K, V>): void {
  target.clear();
  for (const [key, value] of source) target.set(key, value);
}
