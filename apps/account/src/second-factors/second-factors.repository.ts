import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { record } from '../audit/record.js';
import { type Addition, completeAddition, renewCodes } from './additions.js';
import { ownChange, type OwnChange, requireFew } from './own-changes.js';
import { removeUnconfirmedFactors, updateStatus } from './removals.js';
import { unknownFactor } from './second-factors.errors.js';

/** A confirmed authenticator app. */
export interface SecondFactor {
  readonly id: string;
  readonly name: string;
  readonly created: Date;
  readonly lastUsed: Date | null;
}

export interface SealedFactor {
  readonly id: string;
  readonly sealed: Buffer;
}

/** A factor whose first code was right. */
interface ConfirmedFactor {
  readonly id: string;
  readonly name: string;
  readonly step: number;
}

const minutesToConfirm = 30;

const remove = `
  with apps as (delete from second_factors where id = $1 and user_id = $2 and is_confirmed returning id),
       keys as (delete from passkeys where id = $1 and user_id = $2 returning id)
  select count(*)::int as count from (select id from apps union all select id from keys) as removed`;

/** Stores authenticator apps and recovery codes, and removes second factors of any kind. */
@Injectable()
export class SecondFactors {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  list(userId: string): Promise<readonly SecondFactor[]> {
    return this.db.query(
      `select id, name, created, last_used as "lastUsed" from second_factors
        where user_id = $1 and is_confirmed order by created, id`,
      [userId],
    );
  }

  async countRecoveryCodes(userId: string): Promise<number> {
    const [found] = await this.db.query<[{ count: number }]>(
      'select count(*)::int as count from recovery_codes where user_id = $1',
      [userId],
    );
    return found.count;
  }

  /** The secrets of the confirmed factors. */
  secretsOf(userId: string): Promise<readonly SealedFactor[]> {
    return this.db.query('select id, sealed from second_factors where user_id = $1 and is_confirmed', [
      userId,
    ]);
  }

  /** A factor to confirm; it replaces others of the user that wait for that. */
  async add(userId: string, { id, sealed }: SealedFactor): Promise<void> {
    await this.db.query(
      `with replaced as (delete from second_factors where user_id = $2 and not is_confirmed)
       insert into second_factors (id, user_id, name, sealed) values ($1, $2, '', $3)`,
      [id, userId, sealed],
    );
  }

  /** The secret of a factor to confirm; undefined when there is none, or it is too old. */
  async findUnconfirmed(userId: string, id: string): Promise<SealedFactor | undefined> {
    const found = await this.db.query<SealedFactor[]>(
      `select id, sealed from second_factors
        where id = $1 and user_id = $2 and not is_confirmed
          and created > now() - make_interval(mins => ${minutesToConfirm})`,
      [id, userId],
    );
    return found[0];
  }

  /** Whether the step is later than that of every code before. Concurrent uses of one code: the first succeeds. */
  async useStep(id: string, step: number): Promise<boolean> {
    const [, affected] = await this.db.query<[unknown, number]>(
      'update second_factors set last_step = $2, last_used = now() where id = $1 and last_step < $2',
      [id, step],
    );
    return affected > 0;
  }

  async useRecoveryCode({ userId, by }: OwnChange, digest: string): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const [, affected] = await db.query<[unknown, number]>(
        'delete from recovery_codes where user_id = $1 and digest = $2',
        [userId, digest],
      );
      if (affected > 0)
        await record(db, by, { kind: 'users', id: userId, action: 'user.recovery_code_used' });
      return affected > 0;
    });
  }

  /**
   * Other factors to confirm are deleted: an attacker with the password may have started them before there was a factor. The
   * digests are those of new recovery codes, for the first factor.
   */
  confirm(
    change: OwnChange,
    { id, name, step }: ConfirmedFactor,
    recoveryDigests: readonly string[],
  ): Promise<Addition> {
    const what = { action: 'user.second_factor_added', details: { name } } as const;
    return ownChange(this.db, change, what, async (db, isFirst) => {
      const { userId } = change;
      const [, affected] = await db.query<[unknown, number]>(
        `update second_factors set is_confirmed = true, name = $3, last_step = $4, created = now()
          where id = $1 and user_id = $2 and not is_confirmed`,
        [id, userId, name, step],
      );
      if (affected === 0) throw unknownFactor();
      await requireFew(db, 'second_factors', userId);
      await removeUnconfirmedFactors(db, userId);
      return completeAddition(db, userId, { isFirst, recoveryDigests });
    });
  }

  /** The recovery codes end with the last factor. */
  remove(change: OwnChange, id: string): Promise<void> {
    return ownChange(this.db, change, { action: 'user.second_factor_removed' }, async (db) => {
      const { userId } = change;
      const [removed] = await db.query<[{ count: number }]>(remove, [id, userId]);
      if (removed.count === 0) throw unknownFactor();
      await updateStatus(db, userId);
    });
  }

  renewRecoveryCodes(change: OwnChange, recoveryDigests: readonly string[]): Promise<void> {
    return ownChange(this.db, change, { action: 'user.recovery_codes_renewed' }, (db, isFirst) =>
      renewCodes(db, change.userId, { isFirst, recoveryDigests }),
    );
  }
}
