import type { AppId } from '@fieldpost/domain';
import { Largest } from './largest.js';

/** How much may wait; the weight is in whatever unit the items are weighed in. */
export interface QueueBounds {
  readonly items: number;
  readonly weight: number;
}

/** The owner whose share of a queue an application uses. */
export type ShareOf = (appId: AppId) => string;

export interface FairQueueOptions<T> {
  /** The application of an item. */
  readonly keyOf: (item: T) => string;
  /** The owner of an item; only read for the first waiting item of an application. */
  readonly shareOf: (item: T) => string;
  readonly weightOf?: (item: T) => number;
  /** Without bounds the caller limits what it adds. */
  readonly bounds?: QueueBounds;
  /** Called with each item that is dropped because of the bounds. */
  readonly onDropped?: (item: T) => void;
}

/** Slots of removed items are freed when they are more than this and more than the waiting items. */
const mostFreeSlots = 64;

/** The applications of one owner that have items waiting. */
class Share<T> {
  weight = 0;
  readonly queues = new Map<string, KeyQueue<T>>();
  readonly largest = new Largest<KeyQueue<T>>();

  constructor(readonly name: string) {}
}

/** The waiting items of one application, oldest first. */
class KeyQueue<T> {
  weight = 0;
  private slots: (T | undefined)[] = [];
  private first = 0;

  constructor(
    readonly key: string,
    readonly share: Share<T>,
  ) {}

  get length(): number {
    return this.slots.length - this.first;
  }

  push(item: T): void {
    this.slots.push(item);
  }

  /** The oldest item of a queue that has one. */
  shift(): T {
    const item = this.slots[this.first] as T;
    this.slots[this.first] = undefined;
    this.first += 1;
    if (this.first > mostFreeSlots && this.first > this.length) this.pushFront([]);
    return item;
  }

  pushFront(items: readonly T[]): void {
    this.slots = [...items, ...this.slots.slice(this.first)];
    this.first = 0;
  }
}

/**
 * Hands out items in turns: one of each owner and, among those of an owner, one of each application; those of an
 * application in the order in which they were added. With bounds, the owner with most items loses the oldest of its
 * application with most. An application stays with one owner while an item of it waits, so that its order holds when its
 * owner becomes known.
 */
export class FairQueue<T> {
  private readonly queues = new Map<string, KeyQueue<T>>();
  private readonly shares = new Map<string, Share<T>>();
  private readonly largest = new Largest<Share<T>>();
  /** Items that were dropped because of the bounds, since the start. */
  dropped = 0;
  private count = 0;
  private total = 0;

  constructor(private readonly options: FairQueueOptions<T>) {}

  get size(): number {
    return this.count;
  }

  get weight(): number {
    return this.total;
  }

  /** How many items of each application of an owner wait. */
  *sizesOf(share: string): Iterable<readonly [key: string, size: number]> {
    for (const { key, length } of this.shares.get(share)?.queues.values() ?? []) yield [key, length];
  }

  push(item: T): void {
    const queue = this.queueOf(item);
    queue.push(item);
    this.grow(queue, item);
    this.dropExcess();
  }

  /** The next item, which now belongs to the caller. */
  take(): T | undefined {
    const share = first(this.shares);
    const queue = share && first(share.queues);
    if (!queue) return undefined;
    const item = this.remove(queue);
    moveToEnd(share.queues, queue.key);
    moveToEnd(this.shares, share.name);
    return item;
  }

  /** The next items, so many at most. */
  takeUpTo(count: number): T[] {
    return Array.from({ length: Math.min(count, this.count) }, () => this.take() as T);
  }

  /**
   * Gives back, in the order in which they were taken, items that were not served: they wait ahead of the others of their
   * application. Their owners and applications are the next ones, except those of `served`, which are the last.
   */
  putBack(items: readonly T[], served: readonly T[]): void {
    const returned = new Map<KeyQueue<T>, T[]>();
    for (const item of items) {
      const queue = this.queueOf(item);
      const own = returned.get(queue);
      if (own) own.push(item);
      else returned.set(queue, [item]);
    }
    for (const [queue, own] of returned) {
      queue.pushFront(own);
      for (const item of own) this.grow(queue, item);
    }
    this.reorder([...returned.keys()], served);
    this.dropExcess();
  }

  /** Removes and returns everything of an application that waits. */
  drain(key: string): readonly T[] {
    const queue = this.queues.get(key);
    return Array.from({ length: queue?.length ?? 0 }, () => this.remove(queue as KeyQueue<T>));
  }

  /** Removes and returns everything that waits. */
  drainAll(): readonly T[] {
    return [...this.queues.keys()].flatMap((key) => this.drain(key));
  }

  private queueOf(item: T): KeyQueue<T> {
    const key = this.options.keyOf(item);
    const known = this.queues.get(key);
    if (known) return known;
    const share = this.shareNamed(this.options.shareOf(item));
    const queue = new KeyQueue<T>(key, share);
    share.queues.set(key, queue);
    this.queues.set(key, queue);
    return queue;
  }

  private shareNamed(name: string): Share<T> {
    const known = this.shares.get(name);
    if (known) return known;
    const share = new Share<T>(name);
    this.shares.set(name, share);
    return share;
  }

  private weightOf(item: T): number {
    return this.options.weightOf?.(item) ?? 1;
  }

  private grow(queue: KeyQueue<T>, item: T): void {
    const weight = this.weightOf(item);
    const { share } = queue;
    this.count += 1;
    this.total += weight;
    share.weight += weight;
    queue.weight += weight;
    share.largest.grown(queue);
    this.largest.grown(share);
  }

  private remove(queue: KeyQueue<T>): T {
    const item = queue.shift();
    const weight = this.weightOf(item);
    const { share, key } = queue;
    this.count -= 1;
    this.total -= weight;
    share.weight -= weight;
    queue.weight -= weight;
    if (queue.length > 0) return item;
    this.queues.delete(key);
    share.queues.delete(key);
    if (share.queues.size === 0) this.shares.delete(share.name);
    return item;
  }

  private reorder(returned: readonly KeyQueue<T>[], served: readonly T[]): void {
    const servedKeys = new Set(served.map((item) => this.options.keyOf(item)));
    const servedShares = new Set(served.map((item) => this.options.shareOf(item)));
    const shares = new Set(returned.map(({ share }) => share));
    for (const share of shares) {
      const keys = returned.filter((queue) => queue.share === share).map(({ key }) => key);
      reorder(share.queues, keys, servedKeys);
    }
    reorder(
      this.shares,
      [...shares].map(({ name }) => name),
      servedShares,
    );
  }

  private dropExcess(): void {
    const { bounds, onDropped } = this.options;
    while (bounds && (this.count > bounds.items || this.total > bounds.weight)) {
      const share = this.largest.find(this.shares.values());
      this.dropped += 1;
      const item = this.remove(share.largest.find(share.queues.values()));
      onDropped?.(item);
    }
  }
}

/** The value that was put in first. */
const first = <V>(map: ReadonlyMap<unknown, V>): V | undefined => map.values().next().value;

/** Puts a key behind all others, if it is still there. */
function moveToEnd<K, V>(map: Map<K, V>, key: K): void {
  const value = map.size > 1 ? map.get(key) : undefined;
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

/** Puts the keys that come back first, but those of them that were served last. */
function reorder<K, V>(map: Map<K, V>, back: readonly K[], served: ReadonlySet<K>): void {
  const isBack = new Set(back);
  const first = back.filter((key) => !served.has(key));
  const others = first.length === 0 ? [] : [...map.keys()].filter((key) => !isBack.has(key));
  const last = back.filter((key) => served.has(key));
  for (const key of [...first, ...others, ...last]) moveToEnd(map, key);
}
