import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { sentenceOf, tolerateClosedOutput } from '@fieldpost/transport';
import { runCommand } from './commands/run-command.js';

tolerateClosedOutput();
try {
  await runCommand(process.argv.slice(2), process.env, {
    print: (line) => void process.stdout.write(`${line}\n`),
    note: (line) => void process.stderr.write(`${line}\n`),
    readInput: () => text(process.stdin),
  });
} catch (thrown) {
  process.stderr.write(`${sentenceOf(thrown)}\n`);
  process.exitCode = 1;
}
