import { describe, expect, it } from '@jest/globals';
import { SortedList } from './sorted-list.js';

const listOf = (items: readonly string[]): SortedList<string> => {
  const list = new SortedList<string>((a, b) => a < b);
  for (const item of items) list.add(item);
  return list;
};

/** Every number below `count`, in an order that jumps about. */
const scattered = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => String((at * 7_919) % count).padStart(6, '0'));

describe('A sorted list', () => {
  it('starts empty', () => expect(listOf([]).slice(0, Infinity)).toEqual([]));

  it.each([1, 512, 513, 5_000])('has %i items in order, whatever order they came in', (count) => {
    const items = scattered(count);
    expect(listOf(items).slice(0, Infinity)).toEqual([...items].sort());
    expect(listOf(items)).toHaveLength(count);
  });

  it('forgets what is taken out, whatever order it goes in', () => {
    const items = scattered(2_000);
    const list = listOf(items);
    for (const item of items.slice(0, 1_500)) list.remove(item);
    expect(list.slice(0, Infinity)).toEqual(items.slice(1_500).sort());
    expect(list).toHaveLength(500);
    for (const item of items) list.remove(item);
    expect(list.slice(0, Infinity)).toEqual([]);
    list.add('again');
    expect(list.slice(0, Infinity)).toEqual(['again']);
  });

  it('is as it was after the removal of what it does not have', () => {
    const list = listOf(['b', 'd']);
    for (const item of ['a', 'c', 'e']) list.remove(item);
    listOf([]).remove('a');
    expect(list.slice(0, Infinity)).toEqual(['b', 'd']);
    expect(list).toHaveLength(2);
  });

  it.each([
    [0, 3],
    [250, 260],
    [255, 2_000],
    [4_990, 6_000],
    [6_000, 7_000],
  ])('shows the window from %i to %i as an array would', (from, to) => {
    const items = scattered(5_000);
    expect(listOf(items).slice(from, to)).toEqual([...items].sort().slice(from, to));
  });
});
