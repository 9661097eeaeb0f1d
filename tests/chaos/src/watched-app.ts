import { type BuiltApp, type BuiltAppOptions, startBuiltApp } from '@fieldpost/testing';

/** Long, since a start is slow on a busy machine. */
const startMs = 180_000;
/** Warnings and errors that are kept. */
const mostProblems = 20;

/** One process of an app that a test starts, holds and ends, and whose log it follows. */
export class WatchedApp {
  /** Whether this is the handler that leads, as its log tells. */
  leads = false;
  /** The program of the next start; undefined for that of the repository. */
  release: string | undefined;
  private process: BuiltApp | undefined;
  private readonly problems: string[] = [];

  constructor(private readonly options: BuiltAppOptions) {}

  /** The last warnings and errors of its log, of all its processes. */
  get lastProblems(): readonly string[] {
    return this.problems;
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const onOutput = (text: string) => this.listen(text);
    const options = { ...this.options, main: this.release, timeoutMs: startMs, onOutput };
    this.process = await startBuiltApp(options);
  }

  /** SIGTERM; resolves when it has ended. */
  async stop(): Promise<void> {
    await this.process?.stop();
    this.gone();
  }

  async kill(): Promise<void> {
    await this.process?.kill();
    this.gone();
  }

  /** Holds the process where it is. */
  freeze(): void {
    if (this.process) process.kill(this.process.pid, 'SIGSTOP');
  }

  thaw(): void {
    if (this.process) process.kill(this.process.pid, 'SIGCONT');
  }

  private gone(): void {
    this.process = undefined;
    this.leads = false;
  }

  private listen(text: string): void {
    this.problems.push(...text.split('\n').filter((line) => /"level":"(warn|error|fatal)"/.test(line)));
    this.problems.splice(0, this.problems.length - mostProblems);
    for (const [sentence] of text.matchAll(/"replica (leads|no longer leads)"/g))
      this.leads = sentence === '"replica leads"';
  }
}
