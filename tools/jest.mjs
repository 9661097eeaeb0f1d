// Runs the Jest suite of the project in the current folder: `node ../../tools/jest.mjs test [jest arguments]`.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const [target = 'test', ...more] = process.argv.slice(2);
const jest = createRequire(import.meta.url)
  .resolve('jest/package.json')
  .replace('package.json', 'bin/jest.js');

mkdirSync('.results', { recursive: true });
// A suite whose preparation failed may leave a server listening: it must fail, not keep the whole run waiting.
const ending = ['--forceExit'];
const flags = ['--experimental-vm-modules', '--no-warnings'];
const report = ['--json', `--outputFile=.results/${target}.json`];
const { status } = spawnSync(process.execPath, [...flags, jest, ...ending, ...report, ...more], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
