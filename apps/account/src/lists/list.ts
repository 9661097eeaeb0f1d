import type { Page } from '@fieldpost/transport';

/** Where an element stands in the order of its list; only whoever wrote it understands it. */
export type Position = readonly string[];

export interface Row<T> {
  readonly item: T;
  readonly position: Position;
}

/** What is read at once: so many elements from an offset on, or from behind a position. */
export interface Slice extends Page {
  readonly after: Position | undefined;
}

/** A list that is read in parts, in an order that stays. */
export interface List<T> {
  /** What the client asked for; undefined for all of it. */
  readonly page: Page | undefined;
  readonly count: () => Promise<number>;
  readonly read: (slice: Slice) => Promise<readonly Row<T>[]>;
}

/** What a query gives for a list: the element, and its position beside it. */
export type Positioned<T> = T & { readonly position: Position };

/** The same list with its elements as `toItem` makes them. */
export const listWith =
  <T, U>(toItem: (item: T) => U, page: Page | undefined) =>
  ({ count, read }: Readable<T>): List<U> => ({
    page,
    count,
    read: async (slice) => {
      const found = await read(slice);
      return found.map(({ position, ...item }) => ({ item: toItem(item as unknown as T), position }));
    },
  });

/** How a repository offers one of its lists. */
export interface Readable<T> {
  readonly count: () => Promise<number>;
  readonly read: (slice: Slice) => Promise<readonly Positioned<T>[]>;
}

/** A list that is never long, since a rule bounds it, and is there already. */
export const shortList = <T>(items: readonly T[], page: Page | undefined): List<T> => ({
  page,
  count: async () => items.length,
  read: async ({ limit, offset, after }) => {
    const start = after === undefined ? offset : Number(after[0]) + 1;
    return items
      .slice(start, start + limit)
      .map((item, index) => ({ item, position: [String(start + index)] }));
  },
});
