import type { AppId } from '@fieldpost/domain';

/** How much may wait; room is in whatever unit the items are weighed in. */
export interface BacklogBounds {
  readonly items: number;
  readonly room: number;
}

/** Whose share of a queue an application uses. */
export type ShareOf = (appId: AppId) => string;

export interface BacklogOptions<T> {
  readonly bounds: BacklogBounds;
  readonly shareOf: ShareOf;
  readonly roomOf: (item: T) => number;
  /** Is told of each item that had to go. */
  readonly onDropped: (item: T) => void;
}

/** Places of items that are gone; they go when they are more than the others. */
const mostEmptyPlaces = 64;
/** The greatest of all is searched again when it has shrunk to this part of itself, not for each item. */
const stillGreatest = 15 / 16;

interface Sized {
  readonly room: number;
}

/** The greatest of several queues, about: one that shrank a little is still taken for the greatest. */
class Greatest<T extends Sized> {
  private greatest: T | undefined;
  private searchAgainAt = 0;

  grown(one: T): void {
    if (one.room > (this.greatest?.room ?? 0)) this.set(one);
  }

  /** Of those that are given, of which there must be one. */
  find(all: Iterable<T>): T {
    if (this.greatest && this.greatest.room > this.searchAgainAt) return this.greatest;
    return this.set([...all].reduce((most, one) => (one.room > most.room ? one : most)));
  }

  private set(one: T): T {
    this.greatest = one;
    this.searchAgainAt = one.room * stillGreatest;
    return one;
  }
}

/** The applications of one owner that have something waiting. */
class Share<T> {
  room = 0;
  readonly lines = new Map<AppId, Line<T>>();
  readonly greatest = new Greatest<Line<T>>();

  constructor(readonly name: string) {}
}

/** What waits of one application, oldest first. */
class Line<T> {
  room = 0;
  private items: (T | undefined)[] = [];
  private first = 0;

  constructor(
    readonly appId: AppId,
    readonly share: Share<T>,
  ) {}

  get length(): number {
    return this.items.length - this.first;
  }

  push(item: T): void {
    this.items.push(item);
  }

  /** The oldest item of a line that has one. */
  shift(): T {
    const item = this.items[this.first] as T;
    this.items[this.first] = undefined;
    this.first += 1;
    if (this.first > mostEmptyPlaces && this.first > this.length) this.putFirst([]);
    return item;
  }

  putFirst(items: readonly T[]): void {
    this.items = [...items, ...this.items.slice(this.first)];
    this.first = 0;
  }
}

/**
 * Items that wait for something that may be slow or away. They leave in turns, one of each owner and, among those of an
 * owner, one of each application; those of an application in the order in which they came. When there are too many, the
 * owner with most of them loses the oldest of the application with most. An application stays with one owner while
 * something of it waits, so that its order holds when its owner becomes known.
 */
export class Backlog<T extends { readonly appId: AppId }> {
  private readonly lines = new Map<AppId, Line<T>>();
  private readonly shares = new Map<string, Share<T>>();
  private readonly greatest = new Greatest<Share<T>>();
  private count = 0;
  private roomTaken = 0;

  constructor(private readonly options: BacklogOptions<T>) {}

  get size(): number {
    return this.count;
  }

  /** The room that everything takes together. */
  get room(): number {
    return this.roomTaken;
  }

  add(item: T): void {
    const line = this.lineOf(item.appId);
    line.push(item);
    this.grow(line, item);
    this.freeCapacity();
  }

  /** The next item, which now belongs to the caller. */
  take(): T | undefined {
    const share = first(this.shares);
    const line = share && first(share.lines);
    if (!line) return undefined;
    const item = this.remove(line);
    moveToEnd(share.lines, line.appId);
    moveToEnd(this.shares, share.name);
    return item;
  }

  /** The next items, so many at most. */
  takeUpTo(count: number): readonly T[] {
    const items: T[] = [];
    while (items.length < count) {
      const next = this.take();
      if (!next) break;
      items.push(next);
    }
    return items;
  }

  /** Gives back, in the order in which they were taken, items that could not be delivered: they go first again. */
  putBack(items: Iterable<T>): void {
    const returned = new Map<AppId, T[]>();
    for (const item of items) {
      const own = returned.get(item.appId);
      if (own) own.push(item);
      else returned.set(item.appId, [item]);
    }
    for (const [appId, own] of returned) {
      const line = this.lineOf(appId);
      line.putFirst(own);
      for (const item of own) this.grow(line, item);
    }
    this.freeCapacity();
  }

  private lineOf(appId: AppId): Line<T> {
    const known = this.lines.get(appId);
    if (known) return known;
    const share = this.shareNamed(this.options.shareOf(appId));
    const line = new Line<T>(appId, share);
    share.lines.set(appId, line);
    this.lines.set(appId, line);
    return line;
  }

  private shareNamed(name: string): Share<T> {
    const known = this.shares.get(name);
    if (known) return known;
    const share = new Share<T>(name);
    this.shares.set(name, share);
    return share;
  }

  private grow(line: Line<T>, item: T): void {
    const room = this.options.roomOf(item);
    const { share } = line;
    this.count += 1;
    this.roomTaken += room;
    share.room += room;
    line.room += room;
    share.greatest.grown(line);
    this.greatest.grown(share);
  }

  private remove(line: Line<T>): T {
    const item = line.shift();
    const room = this.options.roomOf(item);
    const { share, appId } = line;
    this.count -= 1;
    this.roomTaken -= room;
    share.room -= room;
    line.room -= room;
    if (line.length > 0) return item;
    this.lines.delete(appId);
    share.lines.delete(appId);
    if (share.lines.size === 0) this.shares.delete(share.name);
    return item;
  }

  private freeCapacity(): void {
    const { bounds, onDropped } = this.options;
    while (this.count > bounds.items || this.roomTaken > bounds.room) {
      const share = this.greatest.find(this.shares.values());
      onDropped(this.remove(share.greatest.find(share.lines.values())));
    }
  }
}

/** The value that was put in first. */
function first<V>(map: ReadonlyMap<unknown, V>): V | undefined {
  for (const value of map.values()) return value;
  return undefined;
}

/** Lets the others go first, if the key is still there. */
function moveToEnd<K, V>(map: Map<K, V>, key: K): void {
  const value = map.size > 1 ? map.get(key) : undefined;
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
