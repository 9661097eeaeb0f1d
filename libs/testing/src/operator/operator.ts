import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { flagsOfTests, nodeEnvironment } from '../apps/node-flags.js';

const host = fileURLToPath(new URL('../../dist/operator/host.js', import.meta.url));
const programOf = (app: string): string =>
  new URL(`../../../../apps/${app}/dist/admin.js`, import.meta.url).href;

const options = { execArgv: [...flagsOfTests], env: { ...process.env, ...nodeEnvironment } };

/** A command line, with the settings of the app and the standard input. */
export interface CommandLine {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** How a command ended. */
export interface CommandEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the commands of a built app. One process runs all of them one after the other, since loading the
 * program takes longer than most commands; tests of the process exit start their own process.
 */
export class Operator {
  private process: ChildProcess | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly app: string) {}

  /** Runs a command to its end; rejects with how it ended when it fails. */
  async run(line: CommandLine): Promise<CommandEnd> {
    const end = await this.attempt(line);
    if (end.code !== 0) throw Object.assign(new Error(end.stderr), end);
    return end;
  }

  /** Runs a command to its end; resolves also when it fails. */
  attempt(line: CommandLine): Promise<CommandEnd> {
    const ended = this.last.then(() => this.ask(line));
    this.last = ended.catch(() => undefined);
    return ended;
  }

  /** Ends the process; a later command starts another. */
  leave(): void {
    this.process?.kill('SIGKILL');
    this.process = undefined;
  }

  private async ask(line: CommandLine): Promise<CommandEnd> {
    const child = (this.process ??= fork(host, [programOf(this.app)], options));
    const listening = new AbortController();
    const { signal } = listening;
    const answer = once(child, 'message', { signal }).then(([end]) => end as CommandEnd);
    const death = once(child, 'exit', { signal }).then(() => {
      throw new Error(`${this.app} ${line.args.join(' ')} ended the process of all commands`);
    });
    child.send(line);
    try {
      return await Promise.race([answer, death]);
    } finally {
      // Pending commands are stopped, which is no failure.
      void Promise.allSettled([answer, death]);
      listening.abort();
    }
  }
}
