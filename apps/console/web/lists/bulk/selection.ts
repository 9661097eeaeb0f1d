import { useState } from 'react';

/** The selected rows of a list, also of its other pages. */
export interface Selection<T> {
  readonly rows: readonly T[];
  readonly has: (row: T) => boolean;
  /** Selects these rows, or removes them from the selection. */
  readonly set: (rows: readonly T[], isSelected: boolean) => void;
  readonly clear: () => void;
}

export function useSelection<T>(idOf: (row: T) => string): Selection<T> {
  const [selected, setSelected] = useState<ReadonlyMap<string, T>>(new Map());
  return {
    rows: [...selected.values()],
    has: (row) => selected.has(idOf(row)),
    set: (rows, isSelected) =>
      setSelected((now) => {
        const next = new Map(now);
        for (const row of rows) {
          if (isSelected) next.set(idOf(row), row);
          else next.delete(idOf(row));
        }
        return next;
      }),
    clear: () => setSelected(new Map()),
  };
}
