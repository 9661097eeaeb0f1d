import { join } from 'node:path';

/** One step of `npm test`. `target` is set where Jest reports are to be counted; otherwise the exit code is the check. */
export interface Step {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly target?: 'test' | 'e2e';
}

const nx = 'nx/dist/bin/nx.js';

/** The end-to-end suites that take longest begin first, so that none of them runs alone at the end. */
const longestFirst = [
  ...['tests-browser', 'account', 'handler', 'oauth', 'tests-stores'],
  ...['tests-interop', 'tests-chaos', 'tests-spec', 'discovery', 'cli', 'tools'],
].map((name) => `@fieldpost/${name}`);

/** Steps that run one after the other. */
export type StepSequence = readonly Step[];

/**
 * The checks in order: quick and informative ones first. The sequences of a stage run in parallel. A single project
 * is checked by its targets.
 */
export function stagesFor(root: string, only?: string): readonly (readonly StepSequence[])[] {
  return only === undefined
    ? [[wholeTree(root), lint(root)], [tests(root, ['-p', [...longestFirst, '*'].join()])]]
    : [[oneProject(root, ['-p', only])]];
}

const script = (root: string, path: string): string => join(root, 'node_modules', path);

const node = (root: string, name: string, [path = '', ...args]: readonly string[]): Step => ({
  name,
  program: process.execPath,
  args: [script(root, path), ...args],
});

function wholeTree(root: string): StepSequence {
  const config = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
  return [
    node(root, 'import fence', [
      'dependency-cruiser/bin/dependency-cruise.mjs',
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
    {
      name: 'types of the client',
      program: 'npm',
      args: ['run', 'generate', '-w', '@fieldpost/client', '--', '--check'],
    },
    node(root, 'formatting', ['oxfmt/bin/oxfmt', '--check', '.']),
    { name: 'words', program: process.execPath, args: [join(root, 'tools/words.mjs')] },
  ];
}

/** The rules and the types of all projects in one run: what they share is read once. */
const lint = (root: string): StepSequence => [node(root, 'lint and types', ['oxlint/bin/oxlint', '.'])];

const oneProject = (root: string, which: readonly string[]): StepSequence => [
  { name: 'lint', program: process.execPath, args: run(root, 'lint', which) },
  ...tests(root, which),
];

const tests = (root: string, which: readonly string[]): StepSequence => [
  { name: 'tests', program: process.execPath, args: ofProjects(root, 'test', which), target: 'test' },
  {
    name: 'end-to-end tests',
    program: process.execPath,
    args: ofProjects(root, 'e2e', which),
    target: 'e2e',
  },
];

/**
 * The tests of three projects at a time, since some of their time passes in waiting. Four at a time save less than a minute
 * of the end-to-end tests, and two cores then answer too late.
 */
const ofProjects = (root: string, target: 'test' | 'e2e', which: readonly string[]): readonly string[] => [
  ...run(root, target, which),
  '--parallel=3',
];

const run = (root: string, target: string, which: readonly string[]): readonly string[] => [
  script(root, nx),
  'run-many',
  ...['-t', target, ...which, '--output-style=static'],
];
