import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const goneMs = 30_000;

/** Whether a process with this id exists and has not ended. */
export function isAlive(pid: number): boolean {
  // To the system, 0 and negative numbers are groups of processes.
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user also exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return process.platform !== 'linux' || !isZombie(pid);
}

/** Sends a signal to a process, which may have ended already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  if (pid <= 0) throw new Error(`${pid} is no process`);
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Resolves when all of them have ended. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  const until = performance.now() + goneMs;
  while (pids.some(isAlive)) {
    if (performance.now() > until) {
      throw new Error(`processes ${pids.filter(isAlive).join(', ')} do not end`);
    }
    await sleep(50);
  }
}

/** Whether the process has ended and its parent has not read its exit status yet. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    // It ended meanwhile.
    return true;
  }
}
