import type { AppId } from '@fieldpost/domain';

/** How much may wait; room is in whatever unit the items are weighed in. */
export interface BacklogBounds {
  readonly items: number;
  readonly room: number;
}

export interface BacklogOptions<T> {
  readonly bounds: BacklogBounds;
  readonly roomOf: (item: T) => number;
  /** Is told of each item that had to go. */
  readonly onDropped: (item: T) => void;
}

/** Places of items that are gone; they go when they are more than the others. */
const mostEmptyPlaces = 64;
/** The greatest line is looked for again when it has shrunk to this part of itself, not for each item. */
const stillGreatest = 15 / 16;

/** What waits of one application, oldest first. */
class Line<T> {
  room = 0;
  private items: (T | undefined)[] = [];
  private first = 0;

  constructor(readonly appId: AppId) {}

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
 * Items that wait for something that may be slow or away. They leave in turns, one of each application, each
 * application's own in the order in which they came. When there are too many, the application with most of them loses
 * its oldest, so that whoever sends a lot takes nothing from those who send little.
 */
export class Backlog<T extends { readonly appId: AppId }> {
  private readonly lines = new Map<AppId, Line<T>>();
  private greatest: Line<T> | undefined;
  private lookAgainAt = 0;
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
    this.makeRoom();
  }

  /** The next item, which now belongs to the caller. */
  take(): T | undefined {
    for (const line of this.lines.values()) {
      const item = this.remove(line);
      if (line.length > 0 && this.lines.size > 1) {
        this.lines.delete(line.appId);
        this.lines.set(line.appId, line);
      }
      return item;
    }
    return undefined;
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
    this.makeRoom();
  }

  private lineOf(appId: AppId): Line<T> {
    const known = this.lines.get(appId);
    if (known) return known;
    const line = new Line<T>(appId);
    this.lines.set(appId, line);
    return line;
  }

  private grow(line: Line<T>, item: T): void {
    const room = this.options.roomOf(item);
    this.count += 1;
    this.roomTaken += room;
    line.room += room;
    if (line.room > (this.greatest?.room ?? 0)) this.isGreatest(line);
  }

  private remove(line: Line<T>): T {
    const item = line.shift();
    const room = this.options.roomOf(item);
    this.count -= 1;
    this.roomTaken -= room;
    line.room -= room;
    if (line.length === 0) this.lines.delete(line.appId);
    return item;
  }

  private makeRoom(): void {
    const { bounds, onDropped } = this.options;
    while (this.count > bounds.items || this.roomTaken > bounds.room)
      onDropped(this.remove(this.greatestLine()));
  }

  private greatestLine(): Line<T> {
    if (!this.greatest || this.greatest.room <= this.lookAgainAt) {
      const lines = [...this.lines.values()];
      this.isGreatest(lines.reduce((most, line) => (line.room > most.room ? line : most)));
    }
    return this.greatest as Line<T>;
  }

  private isGreatest(line: Line<T>): void {
    this.greatest = line;
    this.lookAgainAt = line.room * stillGreatest;
  }
}
