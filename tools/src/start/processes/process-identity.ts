import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that is not mistaken for a later one of the same number. `started` is opaque. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
}

/** The identity of a running process, undefined when there is none with that pid. */
export function identityOf(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startedByKernel(pid) : startedByList(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether it is still the same process. */
export const isRunning = ({ pid, started }: ProcessIdentity): boolean => identityOf(pid)?.started === started;

/** Ends leftover processes of an earlier run: SIGTERM first, SIGKILL after five seconds. */
export async function endAll(leftovers: readonly ProcessIdentity[]): Promise<void> {
  for (const [signal, ms] of [
    ['SIGTERM', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    for (const one of leftovers.filter(isRunning)) signalProcess(one.pid, signal);
    const until = performance.now() + ms;
    while (leftovers.some(isRunning) && performance.now() < until) await sleep(50);
  }
}

/** Sends a signal; ignores a process that has just ended. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function startedByKernel(pid: number): string | undefined {
  try {
    return startOf(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // No such file: no such process.
    return undefined;
  }
}

/**
 * Clock ticks from boot to the start of the process, out of a line of `/proc/PID/stat` (field 22). The second field is
 * a name in parentheses that may hold anything. A zombie has ended; it only waits to be collected.
 */
export function startOf(stat: string): string | undefined {
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? undefined : fields[18];
}

function startedByList(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}
