import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { checkWords } from './main.js';
import { problemsOf, wordsIn } from './words.js';

const problemsIn = (file: string, text: string): readonly string[] => problemsOf(wordsIn(file, text));

describe('A word without a meaning outside of the project', () => {
  it.each([
    ['an identifier in camel case', 'apps/a/src/a.ts', 'const frontDoor = 1;'],
    ['a type name', 'apps/a/src/a.ts', 'export class GrpcDoor {}'],
    ['an environment variable', 'apps/a/src/a.ts', "'DISCOVERY_DOORS'"],
    ['a file name', 'libs/grpc-door/src/server.ts', ''],
    ['a document', 'README.md', 'Open the front door.'],
    ['a text for users', 'apps/console/web/a.texts.ts', "open: 'The door is closed.'"],
    ['a comment', 'k8s/a.yaml', '# The doors of the handler.'],
  ])('is rejected in %s, with the term to use', (_, file, text) => {
    const [problem, ...others] = problemsIn(file, text);
    expect(others).toEqual([]);
    expect(problem).toContain('instead of "door" write server, listener, endpoint, port or reverse proxy');
    expect(problem).toMatch(text === '' ? /^libs\/grpc-door\/src\/server\.ts:0: / : /^[\w./-]+:1: /);
  });

  it('is found only as a whole word', () =>
    expect(problemsIn('a.ts', 'outdoor, alphabet calmly; mushrooms')).toEqual([]));

  it('is allowed where the field uses it', () => {
    expect(problemsIn('a.ts', 'constants.NGHTTP2_ENHANCE_YOUR_CALM')).toEqual([]);
    expect(problemsIn('a.ts', 'server.listen({ port, backlog: 4096 })')).toEqual([]);
    expect(problemsIn('a.ts', 'const backlog = [];')).toHaveLength(1);
  });

  it('is allowed in the changelog as a former name only', () => {
    expect(problemsIn('CHANGELOG.md', '- Renamed: `front-door` is `reverse-proxy`.')).toEqual([]);
    expect(problemsIn('CHANGELOG.md', '- The front door is new.')).toHaveLength(1);
  });
});

describe('The check of a repository', () => {
  let root = '';
  const print = jest.spyOn(console, 'log');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'words-'));
    print.mockImplementation(() => undefined);
  });
  afterEach(() => {
    print.mockReset();
    rmSync(root, { recursive: true });
  });

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  it('fails and prints place, word and term', () => {
    write('apps/a/src/a.ts', 'one\nconst neighbour = 2;\n');
    expect(checkWords([], root)).toBe(1);
    expect(print.mock.calls).toEqual([
      ['apps/a/src/a.ts:2: instead of "neighbour" write upstream, dependency or peer: const neighbour = 2;'],
    ]);
  });

  it('passes without such words', () => {
    write('apps/a/src/a.ts', 'const upstream = 2;\n');
    expect(checkWords([], root)).toBe(0);
  });

  it('leaves out installed packages, generated files and protos of v2', () => {
    write('node_modules/a/a.js', 'door');
    write('libs/contracts/src/generated/a.ts', 'door');
    write('protos/handler/handler.proto', 'door');
    expect(checkWords([], root)).toBe(0);
    write('protos/fieldpost/a/v1/a.proto', '// door');
    expect(checkWords([], root)).toBe(1);
  });
});
