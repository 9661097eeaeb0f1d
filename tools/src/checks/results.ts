import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

/** The used part of the report of a Jest run. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** A skipped test file and its remedies. */
interface LeftOut {
  readonly file: string;
  readonly remedies: readonly string[];
}

/** The result of one step; each failure is a heading and a message. */
export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

/** Folders of all projects, or of the one of that package name, relative to the repository. */
export function projectFolders(root: string, only?: string): readonly string[] {
  const groups = ['apps', 'libs', 'tests'].filter((group) => existsSync(join(root, group)));
  const folders = groups.flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)));
  const projects = [...folders, 'tools', 'benchmarks'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  if (only === undefined) return projects;
  const chosen = projects.filter((folder) => packageName(join(root, folder)) === only);
  if (chosen.length === 0) throw new Error(`Project "${only}" not found`);
  return chosen;
}

const packageName = (folder: string): unknown =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown }).name;

/** Forgets earlier runs, so that nothing is counted that this run did not do or restore. */
export function forgetResults(root: string, folders: readonly string[]): void {
  for (const folder of folders) rmSync(join(root, folder, '.results'), { recursive: true, force: true });
}

/** The sum of the results of all projects for a target, `test` or `e2e`. */
export function readResults(root: string, folders: readonly string[], target: string): CheckResult {
  const files = folders.map((folder) => join(root, folder, '.results', `${target}.json`)).filter(existsSync);
  return sum(files.map((file) => resultOf(JSON.parse(readFileSync(file, 'utf8')) as JestReport)));
}

/** Skipped test files, relative to the repository, each with its remedies. */
export function readLeftOut(root: string, folders: readonly string[]): readonly string[] {
  const reports = folders.flatMap((folder) =>
    ['test', 'e2e'].map((target) => join(root, folder, '.results', `${target}-left-out.json`)),
  );
  const files = reports
    .filter(existsSync)
    .flatMap((report) => JSON.parse(readFileSync(report, 'utf8')) as LeftOut[]);
  return [...new Set(files.map(({ file, remedies }) => `${relative(root, file)}: ${remedies.join(', ')}`))];
}

/** Counts tests, and a file that failed to load as one failed test. */
export function resultOf(report: JestReport): CheckResult {
  const broken = report.testResults.filter(
    ({ message, assertionResults }) => message && !assertionResults.length,
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}\n${fullName}\n${failureMessages?.join('\n') ?? ''}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => `${name}\n${message}`)],
  };
}

/** Adds up results. */
export function sum(results: readonly CheckResult[]): CheckResult {
  return {
    passed: results.reduce((all, { passed }) => all + passed, 0),
    failed: results.reduce((all, { failed }) => all + failed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** The result of a step that is one check: its exit code decides. */
export function checkResult(name: string, isGood: boolean, output: string): CheckResult {
  return isGood
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${name}\n${output}`] };
}

/**
 * The result of a step that runs tests. A run that failed although no report counts a failure broke somewhere else,
 * which counts as one.
 */
export function testResult(
  counted: CheckResult,
  name: string,
  ran: { isGood: boolean; output: string },
): CheckResult {
  const isExplained = ran.isGood || counted.failed > 0;
  return isExplained ? counted : sum([counted, checkResult(name, false, ran.output)]);
}

/** The project that `--only` names, as nx knows it. */
export function parseOnly(args: readonly string[]): string | undefined {
  const { only } = parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values;
  if (only === '') throw new Error('--only not valid: it names no project.');
  return only === undefined || only.startsWith('@') ? only : `@fieldpost/${only}`;
}
