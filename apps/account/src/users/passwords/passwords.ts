import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { MeasuredQueue } from '@fieldpost/observability';
import { PasswordQueue } from './password-queue.js';

/** The library's algorithm is argon2id. OWASP's first choice for it: 19 MiB, two passes, parallelism 1; about ten milliseconds on a server core. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** One of two cores stays for everything else, and the memory of more hashes than two would be felt. */
const usuallyAtOnce = availableParallelism() > 2 ? 2 : 1;
/** Who would wait for more than this many is told to come back. */
const waitingAtMost = 200;

/** Hashes and checks passwords off the main thread, a bounded number at a time. */
export class Passwords {
  private working = 0;
  private rejected = 0;
  private readonly waiting = new PasswordQueue(waitingAtMost);
  private readonly ofNobody = hash('nobody has this password', cost);

  constructor(private readonly atOnce = usuallyAtOnce) {}

  /** `asker` is for whom: a user, a link or the address of a registration. Askers are served in turns. */
  hash(password: string, asker = ''): Promise<string> {
    return this.inTurn(asker, () => hash(password, cost));
  }

  /**
   * Whether it is the password; for a user who does not exist (no hash) the same work is done, and the answer is no. `asker`
   * is the name that was typed, so that the wait does not tell which names exist.
   */
  async isRight(password: string, hashed: string | undefined, asker = ''): Promise<boolean> {
    const against = hashed ?? (await this.ofNobody);
    const fits = await this.inTurn(asker, () => verify(against, password));
    return fits && hashed !== undefined;
  }

  get queue(): MeasuredQueue {
    return { length: this.waiting.length, capacity: waitingAtMost, rejected: this.rejected };
  }

  private async inTurn<T>(asker: string, work: () => Promise<T>): Promise<T> {
    if (this.working >= this.atOnce) await this.turn(asker);
    else this.working += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.next();
      if (next) next.start();
      else this.working -= 1;
    }
  }

  /** Resolves when another asker leaves; the place is handed over, never given up in between. */
  private async turn(asker: string): Promise<void> {
    const started = new Promise<void>((start, reject) =>
      this.waiting.add(asker.toLowerCase(), { start, reject }),
    );
    await started.catch((error: unknown) => {
      this.rejected += 1;
      throw error;
    });
  }
}
