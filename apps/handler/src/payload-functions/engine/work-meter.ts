import { openSync, readSync } from 'node:fs';

// Shorter work does not delay others, even if the thread waited for most of the time.
const QUICK_MS = 1;

const NANOSECONDS = 1e6;

/**
 * Measures pieces of work that one thread does one after the other, in milliseconds. On a busy machine a thread waits for a
 * processor again and again: that is no fault of the work, and is left out.
 */
export class WorkMeter {
  private clock: number;
  private worked: number;

  /** `clock` says what time it is, `threadTime` how long the thread has worked, both in milliseconds. */
  constructor(
    private readonly now: () => number,
    private readonly threadTime: () => number,
  ) {
    [this.clock, this.worked] = [now(), threadTime()];
  }

  /** The elapsed time and the CPU time of the piece of work that has just ended. */
  lap(): { readonly took: number; readonly ms: number } {
    const clock = this.now();
    const took = clock - this.clock;
    this.clock = clock;
    // Asking about the thread costs a call of the system, which quick pieces are spared.
    if (took < QUICK_MS) return { took, ms: took };
    const worked = this.threadTime();
    // The quick pieces before it are in there; together they are no more than a piece of their own.
    const ms = Math.min(took, worked - this.worked);
    this.worked = worked;
    return { took, ms };
  }
}

const byTheClock = (): number => performance.now();

/** The CPU time of the calling thread; the elapsed time where the system does not report it. */
export function threadTimeOfThis(): () => number {
  try {
    // Linux: nanoseconds on a processor, then others that are not of interest.
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const line = Buffer.alloc(64);
    const read = (): number => {
      const length = readSync(file, line, 0, line.length, 0);
      return Number.parseInt(line.toString('latin1', 0, length), 10) / NANOSECONDS;
    };
    return Number.isNaN(read()) ? byTheClock : read;
  } catch {
    // No such file, as on other systems.
    return byTheClock;
  }
}
