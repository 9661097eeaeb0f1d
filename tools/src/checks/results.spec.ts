import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  forgetResults,
  resultOf,
  parseOnly,
  projectFolders,
  readLeftOut,
  readResults,
  testResult,
  type JestReport,
} from './results.js';

const report = (more: Partial<JestReport>): JestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  testResults: [],
  ...more,
});
const nothing = { passed: 0, failed: 0, failures: [] };

describe('The count of a test run', () => {
  it('shows each failed test with its message', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'A gate opens' },
      { status: 'failed', fullName: 'A gate closes', failureMessages: ['it did not'] },
    ];
    const result = resultOf(
      report({
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [{ name: 'gate.spec.ts', message: '', assertionResults }],
      }),
    );
    expect(result).toEqual({ passed: 1, failed: 1, failures: ['gate.spec.ts\nA gate closes\nit did not'] });
  });

  it('counts a file that could not be run as failed', () => {
    const testResults = [{ name: 'gate.spec.ts', message: 'no such module', assertionResults: [] }];
    expect(resultOf(report({ testResults }))).toEqual({
      passed: 0,
      failed: 1,
      failures: ['gate.spec.ts\nno such module'],
    });
  });

  it('never passes a run that broke without a report', () =>
    expect(testResult(nothing, 'tests', { isGood: false, output: 'out of memory' })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['tests\nout of memory'],
    }));

  it('does not count the same failure twice', () => {
    const counted = { passed: 3, failed: 2, failures: ['a', 'b'] };
    expect(testResult(counted, 'tests', { isGood: false, output: 'failed' })).toBe(counted);
  });
});

describe('The results of all projects', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fieldpost-results-'));
    for (const [folder, passed] of Object.entries({ 'libs/a': 2, 'apps/b': 3, tools: 4 })) {
      mkdirSync(join(root, folder, '.results'), { recursive: true });
      writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name: folder }));
      writeFileSync(
        join(root, folder, '.results', 'test.json'),
        JSON.stringify(report({ numPassedTests: passed })),
      );
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are added up', () => expect(readResults(root, projectFolders(root), 'test').passed).toBe(9));

  it('may be those of a single project', () =>
    expect(readResults(root, projectFolders(root, 'apps/b'), 'test').passed).toBe(3));

  it('need a project that exists', () =>
    expect(() => projectFolders(root, 'apps/c')).toThrow('Project "apps/c" not found'));

  it('are kept apart by target', () => expect(readResults(root, projectFolders(root), 'e2e').passed).toBe(0));

  it('name each skipped file once, with its remedies', () => {
    const leftOut = [{ file: join(root, 'libs/a/src/gate.spec.ts'), remedies: ['install Go', 'be root'] }];
    for (const target of ['test', 'e2e'])
      writeFileSync(join(root, 'libs/a/.results', `${target}-left-out.json`), JSON.stringify(leftOut));
    expect(readLeftOut(root, projectFolders(root))).toEqual(['libs/a/src/gate.spec.ts: install Go, be root']);
  });

  it('are forgotten before a run', () => {
    forgetResults(root, projectFolders(root));
    expect(readResults(root, projectFolders(root), 'test').passed).toBe(0);
  });
});

describe('The project to check', () => {
  it('may be named without its scope', () =>
    expect(parseOnly(['--only', 'account'])).toBe('@fieldpost/account'));
  it('may be named in full', () => expect(parseOnly(['--only=@fieldpost/tools'])).toBe('@fieldpost/tools'));
  it('is every project by default', () => expect(parseOnly([])).toBeUndefined());
  it('has a name', () => expect(() => parseOnly(['--only='])).toThrow('--only not valid'));
});
