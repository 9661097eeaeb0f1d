import type { ReactNode } from 'react';

/** What a column knows of a row: for sorting in the browser and for exports. Undefined for nothing. */
export type Value = string | number | boolean | readonly string[] | undefined;

/** A column of a list. */
export interface Column<T> {
  /** Name in the URL (sort), in exports and in the remembered settings. */
  readonly id: string;
  readonly label: string;
  readonly value: (row: T) => Value;
  /** What is shown; the value by default. */
  readonly cell?: (row: T) => ReactNode;
  /** Set where the server cannot sort by it. */
  readonly isUnsorted?: true;
  /** Shown only after the user has chosen it. */
  readonly startsHidden?: true;
  /** Long texts wrap. */
  readonly wraps?: true;
}

/** A value as text. */
export const textOf = (value: Value): string =>
  typeof value === 'object' ? value.join(', ') : String(value ?? '');

/** Sort direction of a column; undefined when the list is sorted by another. */
export function directionOf(id: string, sort: string | undefined): 'up' | 'down' | undefined {
  if (sort === id) return 'up';
  return sort === `-${id}` ? 'down' : undefined;
}

/** Sort parameter after a click on a column: first ascending, then descending. */
export const sortedBy = (id: string, sort: string | undefined): string =>
  directionOf(id, sort) === 'up' ? `-${id}` : id;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const compared = (one: Value, other: Value): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(textOf(one), textOf(other));

/** Rows in the order of a column, and those without a value last; as they are for an unknown column. */
export function sorted<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  sort: string | undefined,
): readonly T[] {
  const column = columns.find(({ id }) => directionOf(id, sort) !== undefined);
  if (!column) return rows;
  const sign = directionOf(column.id, sort) === 'up' ? 1 : -1;
  const { value } = column;
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    const empty = Number(textOf(one) === '') - Number(textOf(other) === '');
    return empty === 0 ? sign * compared(one, other) : empty;
  });
}

/** The shown columns: the first one always, others as chosen. */
export const shownColumns = <T>(
  columns: readonly Column<T>[],
  chosen: Readonly<Record<string, boolean>>,
): readonly Column<T>[] =>
  columns.filter(({ id, startsHidden }, at) => at === 0 || (chosen[id] ?? !startsHidden));
