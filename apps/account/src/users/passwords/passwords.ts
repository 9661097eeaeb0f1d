import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { MeasuredQueue } from '@fieldpost/observability';
import { PasswordQueue } from './password-queue.js';

/** Parameters of argon2id, which also decide how long a login takes. */
export interface HashCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** What OWASP recommends: 19 MiB, two passes, parallelism 1; about ten milliseconds. */
export const standardCost: HashCost = { memoryKib: 19 * 1024, passes: 2 };

/** At most two at once, to limit memory, and one on small machines, to leave a core for other work. */
const defaultConcurrency = availableParallelism() > 2 ? 2 : 1;
/** Capacity of the queue. */
const capacity = 200;

/** Hashes and checks passwords off the main thread, with limited concurrency. */
export class Passwords {
  private working = 0;
  private rejected = 0;
  private readonly waiting = new PasswordQueue(capacity);
  private readonly cost;
  private readonly placeholderHash: Promise<string>;

  constructor(
    private readonly atOnce = defaultConcurrency,
    { memoryKib, passes }: HashCost = standardCost,
  ) {
    this.cost = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
    this.placeholderHash = hash('no user has this password', this.cost);
  }

  /** `client` is a user, a link or the address of a registration; clients are served in turn. */
  hash(password: string, client = ''): Promise<string> {
    return this.runQueued(client, () => hash(password, this.cost));
  }

  /** Whether the password was hashed with other parameters than the current ones. */
  isOutdated(hashed: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !hashed.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /**
   * Whether the password matches. Without a hash (unknown user) the same work is done, and the result is false. `client` is the
   * entered name, so that the waiting time does not reveal which names exist.
   */
  async isRight(password: string, hashed: string | undefined, client = ''): Promise<boolean> {
    const against = hashed ?? (await this.placeholderHash);
    const fits = await this.runQueued(client, () => verify(against, password));
    return fits && hashed !== undefined;
  }

  get queue(): MeasuredQueue {
    return { length: this.waiting.length, capacity, rejected: this.rejected };
  }

  private async runQueued<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.working >= this.atOnce) await this.waitForSlot(client);
    else this.working += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.next();
      if (next) next.start();
      else this.working -= 1;
    }
  }

  /** Resolves when running work finishes and hands over its slot. */
  private async waitForSlot(client: string): Promise<void> {
    const started = new Promise<void>((start, reject) =>
      this.waiting.add(client.toLowerCase(), { start, reject }),
    );
    await started.catch((error: unknown) => {
      this.rejected += 1;
      throw error;
    });
  }
}
