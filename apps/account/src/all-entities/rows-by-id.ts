import type { Slice } from '../lists/list.js';
import type { Positioned, Readable } from '../lists/list.js';

interface Identified {
  readonly id: string;
}

/**
 * A list whose order and conditions are read from an index alone, and its columns only for the rows of the requested part.
 * Rows that are removed meanwhile are left out.
 */
export const withRows = <T extends Identified>(
  { count, read }: Readable<Identified>,
  rowsOf: (ids: readonly string[]) => Promise<readonly T[]>,
): Readable<T> => ({
  count,
  read: async (slice: Slice): Promise<readonly Positioned<T>[]> => {
    const places = await read(slice);
    const rows = new Map((await rowsOf(places.map(({ id }) => id))).map((row) => [row.id, row]));
    return places.flatMap(({ id, position }) => {
      const row = rows.get(id);
      return row ? [{ ...row, position }] : [];
    });
  },
});
