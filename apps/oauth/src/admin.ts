import 'reflect-metadata';
import { sentenceOf } from '@fieldpost/transport';
import { runKeysCommand } from './rotation/keys.command.js';

try {
  await runKeysCommand(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
} catch (thrown) {
  process.stderr.write(`${sentenceOf(thrown)}\n`);
  process.exitCode = 1;
}
