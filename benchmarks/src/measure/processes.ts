import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel per second: 100 on every Linux that Node runs on (proc(5), `stat`). */
const ticksPerSecond = 100;

/** Used fields of `/proc/<pid>/stat`. */
export interface ProcessStat {
  readonly parent: number;
  /** User and system time since the start of the process, all threads, in milliseconds. */
  readonly cpuMs: number;
}

/**
 * Parses a line of `/proc/<pid>/stat`. The name in brackets may contain brackets, so fields start after the
 * last one.
 */
export function parseStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { parent: Number(fields[1]), cpuMs: (ticks * 1000) / ticksPerSecond };
}

/** Undefined when the process has ended. */
function statOf(pid: number | string): ProcessStat | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** CPU time of a process since its start, in milliseconds. */
export const cpuOf = (pid: number): number => statOf(pid)?.cpuMs ?? 0;

/** A process and its running children: PostgreSQL and its backends, an app and its workers. */
function familyOf(pid: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...all.filter((each) => statOf(each)?.parent === pid).map(Number)];
}

/** CPU time of a family, in milliseconds. */
export const cpuOfFamily = (pid: number): number =>
  familyOf(pid).reduce((sum, each) => sum + (statOf(each)?.cpuMs ?? 0), 0);

/** Resident memory of a family, in MB (10^6 bytes); shared memory counts for each member. */
export const residentMb = (pid: number): number =>
  familyOf(pid).reduce((sum, each) => sum + residentOf(each), 0);

/** Nothing of a process that has ended. */
function residentOf(pid: number): number {
  try {
    const [, kb = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kb) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
