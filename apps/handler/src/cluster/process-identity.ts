import { readFile, readlink } from 'node:fs/promises';

/** The content of `/proc/<pid>/stat`: state and start of a process, in ticks since the boot. */
interface ProcessStat {
  readonly pid: string;
  readonly state: string;
  readonly start: string;
}

/** The program name is in parentheses and may contain any character, so fields are counted after the last one. */
async function readStat(pid: string): Promise<ProcessStat> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [state = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { pid: text.slice(0, text.indexOf(' ')), state, start: fields[18] ?? '' };
}

/** Whether the system says that no process has this id. A process of another user counts as running. */
function isAbsent(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

const hasEnded = ({ state }: ProcessStat): boolean => state === 'Z' || state === 'X';

/**
 * A process as other processes of the same host can look it up. Process ids are reused and every container has its
 * own, so that the boot, the PID namespace and the start of the process belong to the identity.
 */
export class ProcessIdentity {
  private constructor(
    private readonly host: string | undefined,
    /** Null where the system does not provide it. */
    readonly text: string | null,
  ) {}

  /** Of a process of this host; of this one when left out. */
  static async of(pid = process.pid): Promise<ProcessIdentity> {
    try {
      const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
      const host = `${boot.trim()} ${await readlink('/proc/self/ns/pid')}`;
      const { start } = await readStat(String(pid));
      // Otherwise the mounted /proc belongs to another PID namespace.
      if ((await readStat('self')).pid === String(process.pid))
        return new ProcessIdentity(host, `${host} ${pid} ${start}`);
    } catch {
      // Only Linux has these files.
    }
    return new ProcessIdentity(undefined, null);
  }

  /** Whether the process with this identity has certainly ended; false for a process of another host. */
  async hasEnded(identity: string): Promise<boolean> {
    const { host } = this;
    if (host === undefined || !identity.startsWith(`${host} `)) return false;
    const [pid = '', start] = identity.slice(host.length + 1).split(' ');
    if (isAbsent(Number(pid))) return true;
    return readStat(pid).then(
      (found) => hasEnded(found) || found.start !== start,
      () => false,
    );
  }
}
