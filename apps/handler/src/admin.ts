import 'reflect-metadata';
import { sentenceOf, tolerateClosedOutput } from '@fieldpost/transport';
import { runHandlerCommand } from './commands/run-handler-command.js';

tolerateClosedOutput();
try {
  await runHandlerCommand(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
} catch (thrown) {
  process.stderr.write(`${sentenceOf(thrown)}\n`);
  process.exitCode = 1;
}
