// The process behind `Operator`: runs the admin program of an app again for every command line that it is sent.
import { Readable } from 'node:stream';
import type { CommandEnd, CommandLine } from './operator.js';

const [program = ''] = process.argv.slice(2);
let runs = 0;

/** Captures the output of a stream during the work. */
function keep(stream: NodeJS.WriteStream): { readonly text: () => string } {
  let text = '';
  stream.write = (chunk: string | Uint8Array): boolean => {
    text += String(chunk);
    return true;
  };
  return { text: () => text };
}

async function runOnce({ args, env, input = '' }: CommandLine): Promise<CommandEnd> {
  const [stdout, stderr] = [keep(process.stdout), keep(process.stderr)];
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  process.env = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env };
  process.argv = [process.execPath, program, ...args];
  process.exitCode = 0;
  runs += 1;
  // Only the program is evaluated again; its imports stay loaded.
  await import(`${program}?run=${runs}`);
  return { code: Number(process.exitCode), stdout: stdout.text(), stderr: stderr.text() };
}

process.on('message', (line: CommandLine) => {
  void runOnce(line).then((end) => process.send?.(end));
});
process.on('disconnect', () => process.exit());
