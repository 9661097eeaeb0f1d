import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Three of a million codes are right at any time, so that guessing one takes years at this rate. */
const burst = 10;
const refillSeconds = 300;

/** Wrong codes now, as they decrease with time. */
const wrongNow = `greatest(0, a.wrong - greatest(0, extract(epoch from now() - a.counted)) / ${refillSeconds})`;

const count = `
  insert into code_attempts as a (user_id, wrong, counted) values ($1, 1, now())
  on conflict (user_id) do update set wrong = ${wrongNow} + 1, counted = now() where ${wrongNow} + 1 <= ${burst}
  returning wrong`;

/** Limits wrong codes per user, in the database, so that replicas share the limit. */
@Injectable()
export class CodeAttempts {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Counts an attempt before the code is checked, so that concurrent ones count. Resolves with the seconds to wait when the limit
   * is reached, otherwise with 0.
   */
  async count(userId: string): Promise<number> {
    const counted = await this.db.query<unknown[]>(count, [userId]);
    if (counted.length > 0) return 0;
    const [found] = await this.db.query<{ seconds: number }[]>(
      `select ceil((${wrongNow} + 1 - ${burst}) * ${refillSeconds})::int as seconds from code_attempts a
        where user_id = $1`,
      [userId],
    );
    return Math.max(1, found?.seconds ?? 0);
  }

  /** Takes back an attempt whose code was right, or was not checked. */
  async undo(userId: string): Promise<void> {
    await this.db.query(
      `update code_attempts a set wrong = greatest(0, ${wrongNow} - 1), counted = now() where user_id = $1`,
      [userId],
    );
  }
}
