import 'reflect-metadata';
import { sentenceOf, tolerateClosedOutput } from '@fieldpost/transport';
import { runKeysCommand } from './rotation/keys.command.js';
import { runOauthReseal } from './reseal.command.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const args = process.argv.slice(2);
const [name, ...rest] = args;

tolerateClosedOutput();
try {
  if (name === 'reseal' && !rest.includes('--help')) await runOauthReseal(rest, process.env, print);
  else await runKeysCommand(args, process.env, print);
} catch (thrown) {
  process.stderr.write(`${sentenceOf(thrown)}\n`);
  process.exitCode = 1;
}
