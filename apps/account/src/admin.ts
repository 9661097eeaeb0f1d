import 'reflect-metadata';
import { sentenceOf } from '@fieldpost/transport';
import { runCommand } from './commands/run-command.js';

try {
  await runCommand(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
} catch (thrown) {
  process.stderr.write(`${sentenceOf(thrown)}\n`);
  process.exitCode = 1;
}
