import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** Keys per write; further ones are recorded at their next use. */
const mostNoted = 50_000;
const minute = 60_000;

/** Writes the last uses of keys, by digest. */
export type WriteUses = (uses: ReadonlyMap<string, Date>) => Promise<void>;

/**
 * Digests are cast to the column type, so that the index is used. Rows are locked in one order, so that processes that write
 * the same keys do not deadlock.
 */
const statement = `
  with used as (
    select k.digest, u.at
      from unnest($1::bpchar[], $2::timestamptz[]) as u (digest, at) join access_keys k on k.digest = u.digest
     where k.last_used is null or k.last_used < u.at
     order by k.digest
       for no key update of k
  )
  update access_keys k set last_used = used.at from used where k.digest = used.digest`;

export const writeUsesTo =
  (db: DataSource): WriteUses =>
  async (uses) => {
    await db.query(statement, [[...uses.keys()], [...uses.values()]]);
  };

/** Collects the last use of access keys, accurate to the minute, and writes it once a minute and at shutdown. */
export class KeyUses implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(KeyUses.name);
  private noted = new Map<string, Date>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly write: WriteUses) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flushAndLog(), minute).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flushAndLog();
  }

  note(digest: string, now: number): void {
    if (this.noted.size >= mostNoted && !this.noted.has(digest)) return;
    this.noted.set(digest, new Date(Math.floor(now / minute) * minute));
  }

  /** After a failure the uses are kept for the next flush. */
  async flush(): Promise<void> {
    const uses = this.noted;
    if (uses.size === 0) return;
    this.noted = new Map();
    try {
      await this.write(uses);
    } catch (error) {
      this.noted = new Map([...uses, ...this.noted]);
      throw error;
    }
  }

  private async flushAndLog(): Promise<void> {
    await this.flush().catch((error: unknown) => {
      this.logger.warn(`last uses of access keys are not written: ${String(error)}`);
    });
  }
}
