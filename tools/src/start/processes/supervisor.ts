import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@fieldpost/testing';
import { backOff } from './back-off.js';

/** A started process. `ready` rejects when its health cannot be determined; `exited` resolves with the exit status. */
export interface Running {
  readonly pid: number;
  readonly ready: Promise<void>;
  readonly exited: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The process to supervise, and callbacks. */
export interface SupervisorPlan {
  readonly name: string;
  readonly launch: () => Promise<Running>;
  /** A sentence for the terminal. */
  readonly report: (sentence: string) => void;
  readonly onPid: (pid: number | undefined) => void;
}

const steadyMs = 30_000;

/** Keeps one process running from `start` to `stop`: when it ends by itself it is started again, later each time. */
export class Supervisor {
  private running: Running | undefined;
  private launching: Promise<Running> | undefined;
  private readonly stopping = new AbortController();
  private keeping: Promise<void> | undefined;

  constructor(private readonly plan: SupervisorPlan) {}

  /** Resolves when the process is ready; a process that ends before that is not tried again. */
  async start(): Promise<void> {
    const running = await this.launch();
    await Promise.race([running.ready, running.exited.then((how) => this.endedEarly(how))]);
    this.keeping = this.keep(running);
  }

  /** Resolves when the process has ended and will not be restarted. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.launching?.catch(() => undefined);
    await this.running?.stop();
    await this.keeping;
  }

  private endedEarly(how: string): never {
    throw new Problem(`${this.plan.name} ${how} before it was ready; the lines above and its log say why.`);
  }

  private async launch(): Promise<Running> {
    this.launching = this.plan.launch();
    this.running = await this.launching;
    this.plan.onPid(this.running.pid);
    return this.running;
  }

  private async keep(first: Running): Promise<void> {
    let failures = 0;
    let running: Running | undefined = first;
    while (!this.stopping.signal.aborted) {
      const since = performance.now();
      const how = running ? await running.exited : 'does not start';
      if (this.stopping.signal.aborted) return;
      this.plan.onPid(undefined);
      failures = performance.now() - since > steadyMs ? 1 : failures + 1;
      running = await this.again(how, backOff(failures));
    }
  }

  private async again(how: string, waitMs: number): Promise<Running | undefined> {
    this.plan.report(`${this.plan.name} ${how}; it is started again in ${waitMs / 1000} s`);
    try {
      await sleep(waitMs, undefined, { signal: this.stopping.signal });
      const running = await this.launch();
      // Readiness after a restart is not awaited, but its failure must be handled.
      running.ready.catch((error: Error) => this.plan.report(`${this.plan.name}: ${error.message}`));
      return running;
    } catch (error) {
      if (!this.stopping.signal.aborted) this.plan.report((error as Error).message);
      return undefined;
    }
  }
}
