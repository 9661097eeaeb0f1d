import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SuiteAddresses } from '@fieldpost/testing';
import { buildGoProgram, type Program } from '../support/toolchains.js';

/** How a command ended; `output` is what it printed, without colors. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

export interface CommandOptions {
  /** What is typed. */
  readonly input?: string;
  /** Called with what the command has printed so far; `interrupt` is Ctrl-C. */
  readonly onOutput?: (output: string, interrupt: () => void) => void;
}

const timeoutMs = 60_000;
// oxlint-disable-next-line no-control-regex -- the escape character begins a color
const colors = /\u001b\[[0-9;]*m/g;

/** ttnctl with a configuration file and a data folder of its own, as the guide to moving from v2 describes them. */
export class Ttnctl {
  private constructor(
    private readonly program: Program,
    readonly folder: string,
  ) {}

  static async build(addresses: SuiteAddresses, routerId: string): Promise<Ttnctl> {
    const program = await buildGoProgram('ttnctl');
    const folder = mkdtempSync(join(tmpdir(), 'fieldpost-ttnctl-'));
    const lines = [
      `auth-server: ${addresses.account}`,
      `discovery-address: ${addresses.discovery_grpc}`,
      `handler-id: ${addresses.handler_id}`,
      `router-id: ${routerId}`,
      `mqtt-address: ${addresses.mqtt}`,
    ];
    writeFileSync(join(folder, 'ttnctl.yml'), `${lines.join('\n')}\n`);
    copyFileSync(addresses.ca, join(folder, 'ca.cert'));
    return new Ttnctl(program, folder);
  }

  /** Every command that does something, as the program itself lists them. */
  async commands(): Promise<readonly string[]> {
    const { output } = await run(this.program.command, ['list-commands-of-ttnctl'], {});
    return output.trim().split('\n');
  }

  run(args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
    const settings = ['--config', join(this.folder, 'ttnctl.yml'), '--data', this.folder];
    return run(this.program.command, [...settings, ...args], options);
  }

  discard(): void {
    this.program.discard();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function run(
  [name, ...first]: Program['command'],
  args: readonly string[],
  { input = '', onOutput }: CommandOptions,
): Promise<CommandResult> {
  const env = { ...process.env, no_proxy: 'localhost,127.0.0.1' };
  const child: ChildProcess = spawn(name, [...first, ...args], { env, timeout: timeoutMs });
  let printed = '';
  const output = () => printed.replace(colors, '');
  const interrupt = () => void child.kill('SIGINT');
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      onOutput?.(output(), interrupt);
    });
  }
  // A command that reads nothing may have ended already.
  child.stdin?.on('error', () => undefined).end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, output: output() }));
  });
}
