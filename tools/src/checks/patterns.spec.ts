import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { analyse, patternsOf, productionPatterns } from './patterns.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Patterns computed at run time, none of them from input, each with an example. */
const computed = [
  {
    // Those of the documents of this repository, for texts that are fixed.
    file: 'apps/console/web/explorer/examples.ts',
    text: 'pattern',
    example: String.raw`/^[0-9a-z](?:[_-]?[0-9a-z]){1,35}$/u`,
  },
  {
    file: 'apps/handler/src/events/message-json.ts',
    text: '`"${mark}(-?\\\\d+)"`',
    example: String.raw`/"0123456789abcdef(-?\d+)"/g`,
  },
  {
    file: 'apps/handler/src/openapi/applications.schemas.ts',
    text: '`^[^,]+(,[^,]+){0,${mostApplications - 1}}$`',
    example: '/^[^,]+(,[^,]+){0,9}$/',
  },
  {
    file: 'libs/contracts/src/http-api-json-values.ts',
    text: '`^(?:[0-9a-fA-F]{${length * 2}})?$`',
    example: '/^(?:[0-9a-fA-F]{16})?$/',
  },
  {
    file: 'libs/domain/src/identifiers/topics.ts',
    text: '`^(${id})/devices/(${id})/(up|down|events)(?:/(.+))?$`',
    example: String.raw`/^([0-9a-z](?:[_-]?[0-9a-z]){1,35})\/devices\/([0-9a-z](?:[_-]?[0-9a-z]){1,35})\/(up|down|events)(?:\/(.+))?$/s`,
  },
  {
    file: 'libs/transport/src/requests/route-list.ts',
    text: "`^${url .replace(/[.+?^${}()|[\\]\\\\]/g, '\\\\$&') .replace(/:[^/]+/g, '[^/]+') .replace(/\\*/g, '.*')}/?$`",
    example: String.raw`/^\/applications\/[^/]+\/devices\/[^/]+\/?$/`,
  },
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

  it('is not made of input', () =>
    expect(productionPatterns(root).computed).toEqual(computed.map(({ file, text }) => ({ text, file }))));

  it.each(computed)(
    'is linear where it is made while the program runs: $file',
    async ({ example }) => expect(await analyse(example)).toBe('safe'),
    longestMs,
  );
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
    expect(made).toEqual([{ text: 'a + b', file: 'a.ts' }]);
  });
});
