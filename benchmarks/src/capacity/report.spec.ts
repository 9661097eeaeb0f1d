import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { printed } from '../measure/table.js';
import { lastInputs } from './measurements.js';
import { reportOf } from './report.js';

const guides = new URL('../../../docs/guides/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, guides), 'utf8');

describe('The guide to capacity', () => {
  const { tables, charts } = reportOf(lastInputs, 1);

  it.each(tables.map((table) => [table.title, table] as const))('shows the computed table "%s"', (_, table) =>
    expect(read('capacity.md')).toContain(printed(table)),
  );

  it.each(Object.entries(charts))('shows the drawn chart %s', (file, svg) =>
    expect(read(`images/${file}`)).toBe(svg),
  );
});
