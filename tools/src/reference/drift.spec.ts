import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { drifted, writePages } from './drift.js';

describe('Generated files', () => {
  let root: string;
  const pages = new Map([
    ['pages/a.md', 'a'],
    ['b.txt', 'b'],
  ]);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fieldpost-reference-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('drift when they are missing', () => expect(drifted(root, pages)).toEqual(['pages/a.md', 'b.txt']));

  it('do not drift once they are written', () => {
    writePages(root, pages, ['pages/a.md', 'b.txt']);
    expect(drifted(root, pages)).toEqual([]);
    expect(readFileSync(join(root, 'pages/a.md'), 'utf8')).toBe('a');
  });

  it('are outdated when the code differs', () => {
    writePages(root, pages, ['pages/a.md', 'b.txt']);
    expect(drifted(root, new Map([...pages, ['b.txt', 'c']]))).toEqual(['b.txt']);
  });
});
