import { describe, expect, it } from '@jest/globals';
import { cut, tableOf } from './table.js';

interface Row {
  readonly id: string;
  readonly name: string;
}

const columns = [
  { title: 'ID', of: ({ id }: Row) => id },
  { title: 'NAME', of: ({ name }: Row) => name },
];
const rows = [
  { id: 'one', name: 'a name of twenty-two c' },
  { id: 'another', name: '温度計' },
];

describe('A table', () => {
  it('has columns as wide as their longest text, without spaces at the end', () =>
    expect(tableOf(rows, columns, undefined)).toEqual([
      'ID       NAME',
      'one      a name of twenty-two c',
      'another  温度計',
    ]));

  it('cuts the widest column where the terminal is too narrow', () =>
    expect(tableOf(rows, columns, 20)).toEqual(['ID       NAME', 'one      a name of …', 'another  温度計']));

  it('escapes characters that could change the terminal', () =>
    expect(tableOf([{ id: 'a\u001b[2J', name: 'b\u202ec\n' }], columns, undefined)[1]).toBe(
      'a\\u001b[2J  b\\u202ec\\u000a',
    ));
});

describe('A text that is cut', () => {
  it('counts characters that take two cells, and never cuts one in half', () => {
    expect(cut('温度計', 6)).toBe('温度計');
    expect(cut('温度計', 5)).toBe('温度…');
    expect(cut('温度計', 4)).toBe('温…');
    expect(cut('👩‍👩‍👧ab', 3)).toBe('👩‍👩‍👧…');
  });
});
