import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { defineError } from '@fieldpost/errors';
import { networkOf } from '@fieldpost/transport';
import { DataSource, LessThan } from 'typeorm';
import { UserCodeGuessEntity } from './device-code.entity.js';

export const tooManyCodes = defineError(
  'too_many_codes',
  'resource_exhausted',
  'too many wrong codes: try again in {seconds} seconds',
);

/** The user who enters a code, and their network address. */
export interface Guesser {
  readonly userId: string;
  readonly address: string;
}

const periodSeconds = 600;
/** Wrong codes per period. */
const mostOfUser = 10;
const mostOfNetwork = 50;

const count = `
  insert into user_code_guesses as g (bucket, count, ends)
  select bucket, 1, now() + make_interval(secs => ${periodSeconds}) from unnest($1::text[]) as bucket order by bucket
  on conflict (bucket) do update
     set count = case when g.ends > now() then g.count + 1 else 1 end,
         ends = case when g.ends > now() then g.ends else excluded.ends end
  returning bucket, count, ceil(extract(epoch from ends - now()))::float8 as seconds`;

interface Counted {
  readonly bucket: string;
  readonly count: number;
  readonly seconds: number;
}

/** Limits guesses of user codes by user and by network, in the database that all replicas share (RFC 8628, 5.1). */
@Injectable()
export class UserCodeGuesses {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Looks a code up. The guess is counted first, so that concurrent ones count, and kept only for a wrong code. */
  async during<T>(guesser: Guesser, find: () => Promise<T | undefined>): Promise<T | undefined> {
    const limits = limitsOf(guesser);
    const counted = await this.db.query<Counted[]>(count, [[...limits.keys()]]);
    const exceeded = counted.find((one) => one.count > (limits.get(one.bucket) ?? 0));
    if (exceeded) throw tooManyCodes({ seconds: exceeded.seconds });
    const found = await find();
    if (found !== undefined) await this.undo([...limits.keys()]);
    return found;
  }

  async removeExpired(before: Date): Promise<void> {
    await this.db.manager.delete(UserCodeGuessEntity, { ends: LessThan(before) });
  }

  /** One statement each, so that no two rows are locked at once. */
  private async undo(buckets: readonly string[]): Promise<void> {
    for (const bucket of buckets)
      await this.db.query('update user_code_guesses set count = count - 1 where bucket = $1 and count > 0', [
        bucket,
      ]);
  }
}

const limitsOf = ({ userId, address }: Guesser): ReadonlyMap<string, number> =>
  new Map([
    [`user:${userId}`, mostOfUser],
    [`network:${networkOf(address)}`, mostOfNetwork],
  ]);
