import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { anchorOf, brokenCitations, brokenIn } from './citations.js';

/** Put together here, or this file would cite it. */
const page = ['docs', 'protocol', 'tokens.md'].join('/');
const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('A citation of a page', () => {
  it('leads to a page and a heading that exist', () => expect(brokenCitations(root)).toEqual([]));

  it('is reported when the page does not exist', () =>
    expect(brokenIn(root, 'a.ts', ['docs', 'none.md'].join('/'))).toHaveLength(1));

  it('is reported when the heading does not exist', () =>
    expect(brokenIn(root, 'docs/protocol/README.md', '[x](tokens.md#none) [y](tokens.md#claims)')).toEqual([
      `docs/protocol/README.md: ${page}#none`,
    ]));

  it('is reported when a comment or a document names code that does not exist', () => {
    const gone = ['libs', 'auth/src/none'].join('/');
    expect(brokenIn(root, 'a.ts', `// see ${gone}.ts`)).toEqual([`a.ts: ${gone}.ts`]);
    expect(brokenIn(root, 'a.yaml', `  # as ${gone} does`)).toEqual([`a.yaml: ${gone}`]);
    expect(brokenIn(root, 'a.md', `| test | \`${gone}\`, \`libs/auth/src\` |`)).toEqual([`a.md: ${gone}`]);
    expect(brokenIn(root, 'a.ts', `const path = '${gone}.ts';`)).toEqual([]);
  });

  it('names a heading as GitHub does', () =>
    expect(anchorOf('Run `npm test`, and/or wait (OTAA)')).toBe('run-npm-test-andor-wait-otaa'));
});

describe('The index of decisions', () => {
  const folder = join(root, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');

  it('lists every record', () => {
    const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
    expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});
