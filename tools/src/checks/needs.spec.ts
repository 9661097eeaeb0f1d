import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

type Ask = (need: string) => string | undefined;
interface Needs {
  readonly lacking: Ask;
  readonly needsOf: (text: string) => readonly string[];
  readonly filesLackingSomething: (
    project: string,
    ask: Ask,
  ) => readonly { file: string; remedies: readonly string[] }[];
}
// Plain JavaScript, since tests are started with it before anything is compiled.
const program = new URL('../../needs.mjs', import.meta.url).href;
const { lacking, needsOf, filesLackingSomething } = (await import(program)) as Needs;

describe('A test file', () => {
  it.each([
    ['/** @needs go */\nimport a;', ['go']],
    ['/**\n * It is so.\n * @needs python>=3.8 python<=3.12\n */\n', ['python>=3.8', 'python<=3.12']],
    ['/** Nothing. */\n/** @needs go */', []],
    ["import a;\n/** @needs go */\nit('@needs root')", []],
  ])('names what it needs in the comment at its top: %j', (text, needs) =>
    expect(needsOf(text)).toEqual(needs),
  );

  it('cannot name an unknown need', () =>
    expect(() => lacking('gold')).toThrow(/^@needs gold: known are root, go, /));
});

describe('The test files of a project', () => {
  let project: string;
  const files = {
    'src/open.spec.ts': '',
    'src/barn.spec.ts': '/** @needs go */',
    'test/deep/gate.e2e-spec.ts': '/** @needs go root */',
    'src/gate.ts': '/** @needs go */',
    'more/gate.spec.ts': '/** @needs go */',
  };
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'fieldpost-needs-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(project, file, '..'), { recursive: true });
      writeFileSync(join(project, file), text);
    }
  });
  afterEach(() => rmSync(project, { recursive: true }));

  it('are listed with remedies when a need is not met', () =>
    expect(filesLackingSomething(project, (need) => `get ${need}`)).toEqual([
      { file: join(project, 'src/barn.spec.ts'), remedies: ['get go'] },
      { file: join(project, 'test/deep/gate.e2e-spec.ts'), remedies: ['get go', 'get root'] },
    ]));

  it('lack only missing needs', () => {
    const onlyRoot: Ask = (need) => (need === 'root' ? 'be root' : undefined);
    const found = filesLackingSomething(project, onlyRoot);
    expect(found.map(({ remedies }) => remedies)).toEqual([['be root']]);
  });
});
