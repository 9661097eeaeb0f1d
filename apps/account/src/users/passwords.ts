import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { MeasuredQueue } from '@fieldpost/observability';
import { passwordsBusy } from './users.errors.js';

/** The library's algorithm is argon2id. OWASP's first choice for it: 19 MiB, two passes, one lane; about ten milliseconds on a server core. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** One of two cores stays for everything else, and the memory of more hashes than two would be felt. */
const usuallyAtOnce = availableParallelism() > 2 ? 2 : 1;
/** Who would wait for more than this many is told to come back. */
const waitingAtMost = 200;

/** Hashes and checks passwords off the main thread, a bounded number at a time. */
export class Passwords {
  private working = 0;
  private rejected = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly ofNobody = hash('nobody has this password', cost);

  constructor(private readonly atOnce = usuallyAtOnce) {}

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /** Whether it is the password; for a user who does not exist (no hash) the same work is done, and the answer is no. */
  async isRight(password: string, hashed: string | undefined): Promise<boolean> {
    const against = hashed ?? (await this.ofNobody);
    const fits = await this.inTurn(() => verify(against, password));
    return fits && hashed !== undefined;
  }

  get queue(): MeasuredQueue {
    return { length: this.waiting.length, capacity: waitingAtMost, rejected: this.rejected };
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.working >= this.atOnce) await this.turn();
    else this.working += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.working -= 1;
    }
  }

  /** Resolves when somebody leaves; the place is handed over, never given up in between. */
  private turn(): Promise<void> {
    if (this.waiting.length >= waitingAtMost) {
      this.rejected += 1;
      throw passwordsBusy();
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
