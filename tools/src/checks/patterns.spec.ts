import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { analyse, patternsOf, productionPatterns } from './patterns.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Files that make patterns from constants of the source, which were looked at by hand: none repeats what came in. */
const computed = [
  'apps/handler/src/events/message-json.ts',
  'libs/contracts/src/gateway-json-values.ts',
  'libs/domain/src/topics.ts',
  'libs/transport/src/route-list.ts',
];

/** Eight seconds or so where recheck has a program for the machine, a minute where it runs as JavaScript. */
const longestMs = 300_000;

describe('A regular expression in production code', () => {
  it(
    'takes a time in proportion to its input',
    async () => {
      const files = new Map(productionPatterns(root).patterns.map(({ text, file }) => [text, file]));
      const problems: string[] = [];
      for (const [text, file] of files) {
        const result = await analyse(text);
        if (result !== 'safe') problems.push(`${file}: ${text}: ${result}`);
      }
      expect(problems).toEqual([]);
    },
    longestMs,
  );

  it('is not made from text that came in', () =>
    expect([...new Set(productionPatterns(root).computed)].sort()).toEqual(computed));
});

describe('The check of regular expressions', () => {
  it.each([String.raw`/^\s*([A-Za-z]+)\s+(\S.*?)\s*$/s`, String.raw`/\s*,\s*/`, String.raw`/^(a+)+$/`])(
    'rejects one that is not linear: %s',
    async (text) => {
      expect(await analyse(text)).toMatch(/^vulnerable: /);
    },
    longestMs,
  );

  it('accepts one that is', async () => expect(await analyse('/^[a-z]+$/')).toBe('safe'), longestMs);

  it('finds literals, strings, and patterns that are computed', () => {
    const code =
      'const a = /x+/g; const b = new RegExp("y+", "i"); const c = RegExp(`z`); new RegExp(a + b);';
    const { patterns, computed: made } = patternsOf('a.ts', code);
    expect(patterns.map(({ text }) => text)).toEqual(['/x+/g', '/y+/i', '/z/']);
    expect(made).toEqual(['a.ts']);
  });
});
