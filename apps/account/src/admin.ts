import 'reflect-metadata';
import { sentenceOf, tolerateClosedOutput } from '@fieldpost/transport';
import { readOneLine } from './commands/read-line.js';
import { runCommand } from './commands/run-command.js';

tolerateClosedOutput();
try {
  await runCommand(process.argv.slice(2), process.env, {
    print: (line) => void process.stdout.write(`${line}\n`),
    readLine: () => readOneLine(process.stdin, process.stderr),
  });
} catch (thrown) {
  process.stderr.write(`${sentenceOf(thrown)}\n`);
  process.exitCode = 1;
}
