import { join } from 'node:path';

/** One step of `npm test`. `target` is set where Jest reports are to be counted; otherwise the exit code is the check. */
export interface Step {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly target?: 'test' | 'e2e';
}

const nx = 'nx/dist/bin/nx.js';

/** What is checked, in order: what is quick and tells most comes first. One project alone is checked by its targets. */
export function stepsFor(root: string, only?: string): readonly Step[] {
  return only === undefined ? [...wholeTree(root), ...targets(root, [])] : targets(root, ['-p', only]);
}

const script = (root: string, path: string): string => join(root, 'node_modules', path);

function wholeTree(root: string): readonly Step[] {
  const node = (name: string, path: string, args: readonly string[]): Step => ({
    name,
    program: process.execPath,
    args: [script(root, path), ...args],
  });
  const config = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
  return [
    node('types', 'typescript/bin/tsc', ['-p', 'tsconfig.json']),
    node('import fence', 'dependency-cruiser/bin/dependency-cruise.mjs', [
      ...config,
      'apps',
      'libs',
      'tools',
      'tests',
      'benchmarks',
    ]),
    {
      name: 'generated types',
      program: 'npm',
      args: ['run', 'generate', '-w', '@fieldpost/contracts', '--', '--check'],
    },
    {
      name: 'reference pages',
      program: process.execPath,
      args: [join(root, 'tools/generate.mjs'), '--check'],
    },
    {
      name: 'types of the console',
      program: 'npm',
      args: ['run', 'generate', '-w', '@fieldpost/console', '--', '--check'],
    },
    node('formatting', 'prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
  ];
}

function targets(root: string, which: readonly string[]): readonly Step[] {
  const run = (target: string, parallel: number): readonly string[] => [
    script(root, nx),
    'run-many',
    ...['-t', target, ...which, `--parallel=${parallel}`, '--output-style=static'],
  ];
  return [
    { name: 'lint', program: process.execPath, args: run('lint', 2) },
    { name: 'tests', program: process.execPath, args: run('test', 2), target: 'test' },
    // These start servers and measure time limits: one project at a time.
    { name: 'end-to-end tests', program: process.execPath, args: run('e2e', 1), target: 'e2e' },
  ];
}
