import type { Page } from '@fieldpost/transport';

/** Position of an element in its list; opaque outside of the repository. */
export type Position = readonly string[];

export interface Row<T> {
  readonly item: T;
  readonly position: Position;
}

/** A part of a list: a number of elements from an offset, or after a position. */
export interface Slice extends Page {
  readonly after: Position | undefined;
}

/** A list that is read in parts, in a stable order. */
export interface List<T> {
  /** The requested page; undefined for the whole list. */
  readonly page: Page | undefined;
  readonly count: () => Promise<number>;
  readonly read: (slice: Slice) => Promise<readonly Row<T>[]>;
}

/** An element of a list with its position. */
export type Positioned<T> = T & { readonly position: Position };

/** Maps the elements of a list. */
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

/** A list of a repository. */
export interface Readable<T> {
  readonly count: () => Promise<number>;
  readonly read: (slice: Slice) => Promise<readonly Positioned<T>[]>;
}

/** A list in memory, whose length is limited by a rule. */
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
