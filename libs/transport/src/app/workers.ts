import cluster, { type Worker } from 'node:cluster';
import type { Logger } from '@fieldpost/observability';

/** Until a worker that died is replaced: longer each time it dies young. Milliseconds. */
const shortestPause = 100;
const longestPause = 10_000;
const youngMs = 60_000;

/** Delay before restarting a worker that has crashed early so many times in a row. */
export const pauseAfter = (earlyDeaths: number): number =>
  Math.min(longestPause, shortestPause * 2 ** Math.max(0, earlyDeaths - 1));

/** Slot and start time of a worker; its successor has the same slot. */
interface Place {
  readonly slot: number;
  readonly since: number;
}

/**
 * Keeps several processes of one app running, which share its ports. Each is the whole app; one that dies is replaced.
 * When the first of them cannot even start, the app cannot: the exit code is 1 then, as it is without workers.
 */
export class Workers {
  private readonly started = new Map<Worker, Place>();
  private earlyDeaths = 0;
  private haveListened = false;
  private isClosing = false;

  /** @param environmentOf additional environment of each worker; the first slot is 0 */
  constructor(
    private readonly logger: Logger,
    private readonly environmentOf: (slot: number) => Readonly<Record<string, string>>,
  ) {}

  run(count: number): void {
    cluster.on('listening', () => void (this.haveListened = true));
    cluster.on('exit', (worker, code, signal) => this.ended(worker, { code, signal }));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.close(0));
    if (process.connected) process.on('disconnect', () => this.close(0));
    for (let worker = 0; worker < count; worker += 1) this.start(worker);
  }

  private start(slot: number): void {
    if (this.isClosing) return;
    this.started.set(cluster.fork(this.environmentOf(slot)), { slot, since: performance.now() });
  }

  private ended(worker: Worker, how: { readonly code: number | null; readonly signal: string | null }): void {
    const { slot, since } = this.started.get(worker) ?? { slot: 0, since: 0 };
    const age = performance.now() - since;
    this.started.delete(worker);
    if (this.isClosing) return this.leave();
    if (!this.haveListened) return this.close(1);
    this.earlyDeaths = age < youngMs ? this.earlyDeaths + 1 : 0;
    const pause = pauseAfter(this.earlyDeaths);
    this.logger.error({ ...how, pause_ms: pause }, 'worker ended');
    setTimeout(() => this.start(slot), pause);
  }

  private close(code: number): void {
    if (this.isClosing) return;
    this.isClosing = true;
    process.exitCode = code;
    for (const worker of this.started.keys()) worker.process.kill('SIGTERM');
    this.leave();
  }

  private leave(): void {
    if (this.started.size === 0) process.exit();
  }
}
