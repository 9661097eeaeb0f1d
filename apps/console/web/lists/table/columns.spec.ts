import { describe, expect, it } from '@jest/globals';
import { type Column, shownColumns, sorted, sortedBy } from './columns.js';

interface Row {
  readonly id: string;
  readonly size?: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'id', label: 'Id', value: ({ id }) => id },
  { id: 'size', label: 'Size', value: ({ size }) => size },
  { id: 'more', label: 'More', value: () => '', startsHidden: true },
];
const rows: readonly Row[] = [{ id: 'b-10', size: 9 }, { id: 'b-2' }, { id: 'A', size: 10 }];
const order = (sort?: string) => sorted(rows, columns, sort).map(({ id }) => id);

describe('The rows of a list', () => {
  it('are sorted by text with its numbers, ignoring case', () => {
    expect(order('id')).toEqual(['A', 'b-2', 'b-10']);
    expect(order('-id')).toEqual(['b-10', 'b-2', 'A']);
  });

  it('are sorted by number, and those without one come last in both directions', () => {
    expect(order('size')).toEqual(['b-10', 'A', 'b-2']);
    expect(order('-size')).toEqual(['A', 'b-10', 'b-2']);
  });

  it('stay as they are for an unknown column', () => expect(order('colour')).toEqual(['b-10', 'b-2', 'A']));

  it('are sorted in the other direction by a second click', () =>
    expect([sortedBy('id', undefined), sortedBy('id', 'id'), sortedBy('id', '-id')]).toEqual([
      'id',
      '-id',
      'id',
    ]));
});

describe('The columns of a list', () => {
  const shown = (chosen: Readonly<Record<string, boolean>>) =>
    shownColumns(columns, chosen).map(({ id }) => id);

  it('are shown as the user chose, and the first one always', () => {
    expect(shown({})).toEqual(['id', 'size']);
    expect(shown({ id: false, size: false, more: true })).toEqual(['id', 'more']);
  });
});
