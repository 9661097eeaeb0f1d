import { spawn } from 'node:child_process';
import { providePrograms, thisMachine } from './programs.js';
import {
  checkResult,
  forgetResults,
  parseOnly,
  projectFolders,
  readLeftOut,
  readResults,
  sum,
  testResult,
  type CheckResult,
} from './results.js';
import { stagesFor, type Step } from './steps.js';

const keptLines = 60;

/** Runs every check on the repository in `root`; the last line printed is `N passed, N failed`. */
export async function check(args: readonly string[], root: string): Promise<number> {
  const results: CheckResult[] = [];
  let leftOut: readonly string[] = [];
  try {
    const only = parseOnly(args);
    const folders = projectFolders(root, only);
    forgetResults(root, folders);
    // A single project is checked with the installed programs.
    if (only === undefined) await providePrograms(thisMachine());
    for (const sequences of stagesFor(root, only))
      await Promise.all(
        sequences.map(async (sequence) => {
          for (const step of sequence) results.push(await runStep(step, root, folders));
        }),
      );
    leftOut = readLeftOut(root, folders);
  } catch (error) {
    results.push(checkResult('npm test', false, (error as Error).message));
  }
  const { passed, failed, failures } = sum(results);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  for (const file of leftOut) console.log(`\nNOT RUN on this machine: ${file}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

async function runStep(step: Step, root: string, folders: readonly string[]): Promise<CheckResult> {
  const since = performance.now();
  console.log(`\n--- ${step.name}`);
  const ran = await run(step, root);
  const result = step.target
    ? testResult(readResults(root, folders, step.target), step.name, ran)
    : checkResult(step.name, ran.isGood, ran.output);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`--- ${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

/** Runs the program with its output shown, and remembers the end of it. */
function run({ program, args }: Step, root: string): Promise<{ isGood: boolean; output: string }> {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const child = spawn(program, [...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      tail = (tail + text).split('\n').slice(-keptLines).join('\n');
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isGood: false, output: error.message }));
    child.once('close', (code) => resolve({ isGood: code === 0, output: tail }));
  });
}
