// Runs the Jest suite of the project in the current folder: `node ../../tools/jest.mjs test [jest arguments]`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { filesLackingSomething } from './needs.mjs';

const [target = 'test', ...more] = process.argv.slice(2);
const jest = createRequire(import.meta.url)
  .resolve('jest/package.json')
  .replace('package.json', 'bin/jest.js');

mkdirSync('.results', { recursive: true });
// In continuous integration everything runs, and tests with unmet needs fail instead of being skipped.
const leftOut = process.env.CI === 'true' ? [] : filesLackingSomething(process.cwd());
writeFileSync(`.results/${target}-left-out.json`, JSON.stringify(leftOut));
const ignored = leftOut.map(({ file }) => `--testPathIgnorePatterns=${file.replaceAll(/[^\w/-]/g, '\\$&')}`);
for (const { file, remedies } of leftOut) console.log(`left out: ${file}: ${remedies.join(', ')}`);

// A suite whose preparation failed may leave a server listening: it must fail instead of blocking the whole run.
const ending = ['--forceExit'];
// Semi-spaces of 64 MiB (about 192 MiB of young generation in a process): each test file loads its modules anew, and
// collecting garbage took a fifth of the CPU time. V8 optimizes what runs twenty times as long as it would wait for: most code
// of a test file has ended before that pays.
const ofV8 = ['--max-semi-space-size=64', '--interrupt-budget=1351680'];
const flags = ['--experimental-vm-modules', '--no-warnings', ...ofV8];
const report = ['--json', `--outputFile=.results/${target}.json`];
const args = [...flags, jest, ...ignored, ...ending, ...report, ...more];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
