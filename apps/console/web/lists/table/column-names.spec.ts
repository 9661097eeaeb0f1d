import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { columnNames, mostColumns } from './column-names.js';

describe('The names of columns in styles', () => {
  it('are strings of CSS, each at the number of its column; a column without a name has none', () =>
    expect(columnNames(['Id', '', 'Size "net"'])).toEqual({
      '--column-1': '"Id"',
      '--column-3': '"Size \\22 net\\22 "',
    }));

  it('have a rule for each column that a table may have', () => {
    const css = readFileSync(new URL('../stacked-rows.css', import.meta.url), 'utf8');
    for (let column = 1; column <= mostColumns; column += 1)
      expect(css).toContain(`td:nth-child(${column})::before {\n    content: var(--column-${column});`);
  });
});
