import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, noteSecrets } from '@fieldpost/testing';
import { installClients } from './client-packages.js';
import { sharedSuite } from '../support/shared-suite.js';
import { type GuideCommand, guidePages, type Replacements, root, stepsOf } from './guide-pages.js';

// Every page uses what the pages before it have made, so they are one test: its steps run in order, in one shell.
/** It ends a command that hangs: before Jest ends the test, which would leave it behind. */
const longestMs = 850_000;
const separator = '--- end of a command of the guide';

let folder: string;
let replacements: Replacements;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'developer-guide-'));
  const python = await installClients(folder);
  // Readers see the body of an error; here a command that gets one fails.
  writeFileSync(join(folder, '.curlrc'), 'fail\nsilent\nshow-error\nmax-time = 60\n');
  const { account, handler_http, discovery_grpc, handler_grpc, mqtt, ca } = sharedSuite().addresses;
  const [mqttHost = '', mqttPort = ''] = mqtt.split(':');
  replacements = [
    ['http://localhost:8000/handler', handler_http],
    ['http://localhost:8000', account],
    ['localhost:1900', discovery_grpc],
    ['localhost:1904', handler_grpc],
    ['mqtt://localhost:1883', `mqtt://${mqtt}`],
    ['-h localhost -p 1883', `-h ${mqttHost} -p ${mqttPort}`],
    ['.fieldpost/certs/localhost.pem', ca],
    ['python3 client.py', `${python} client.py`],
    ['PROTOS=protos', `PROTOS=${join(root, 'protos')}`],
    ['9099', String(await freePort())],
  ];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shell = (script: string): Promise<{ stdout: string; failure: string }> =>
  new Promise((resolve) => {
    // Whoever runs the tests may ask for colours, which the pages do not show.
    const plain = { FORCE_COLOR: '0' };
    const env = { ...process.env, ...plain, CURL_HOME: folder, no_proxy: 'localhost,127.0.0.1' };
    const options = { cwd: folder, env, timeout: longestMs };
    execFile('bash', ['-euo', 'pipefail', '-c', script], options, (error, stdout, stderr) =>
      resolve({ stdout, failure: error ? `${error.message.split('\n')[0]}\n${stdout}\n${stderr}` : '' }),
    );
  });

/** Layout is for readers: where a line of output is broken is the same to programs. */
const plain = (text: string): string => text.replaceAll(/\s+/g, '');

/** Reads are repeated until they show what was just written: the handler stores messages after it has answered. */
function asRun({ command, output = '' }: GuideCommand): string {
  const isRead = command.startsWith('curl ') && !/ -(d|X) /.test(command);
  if (output === '' || !isRead) return command;
  const wanted = plain(output).replaceAll("'", `'\\''`);
  return `for _ in $(seq 100); do
  shown=$(${command.trim()})
  case "$(tr -d '[:space:]' <<< "$shown")" in *'${wanted}') break;; esac
  sleep 0.2
done
echo "$shown"`;
}

describe('The developer guide', () => {
  it('has commands that work in the order of the pages and print what the pages show', async () => {
    const commands: GuideCommand[] = [];
    for (const page of guidePages()) {
      const steps = stepsOf(page, replacements);
      for (const { name, text } of steps.files) writeFileSync(join(folder, name), text);
      commands.push(...steps.commands);
    }
    noteSecrets({ password: 'choose-a-long-one' });
    const { stdout, failure } = await shell(
      commands.map((command) => `${asRun(command)}\necho\necho '${separator}'`).join('\n'),
    );
    expect(failure).toBe('');
    const outputs = stdout.split(separator).slice(0, -1);
    expect(outputs).toHaveLength(commands.length);
    for (const [at, { command, output = '' }] of commands.entries()) {
      // The last of the output: pages leave out the `{}` of a write before it.
      const last = plain(outputs[at] ?? '').slice(-plain(output).length);
      if (output !== '') expect({ command, output: last }).toEqual({ command, output: plain(output) });
    }
  });
});
