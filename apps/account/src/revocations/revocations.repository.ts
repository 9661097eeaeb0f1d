import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StepUpPolicy } from '@fieldpost/domain';
import { prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';

/** A revocation in the database; `at` in Unix seconds. */
export interface StoredRevocation {
  readonly position: number;
  readonly subject: string;
  readonly rights: readonly string[];
  readonly at: number;
}

/** Revocations after a position, and the last position of the feed at the time of the read. */
export interface RevocationPage {
  readonly head: number;
  /** The policy that an administrator set, if any. */
  readonly stepUp: StepUpPolicy | null;
  readonly revocations: readonly StoredRevocation[];
}

/** Days for which revocations are kept: the longest lifetime of the tokens that they end. */
export interface Retention {
  readonly days: number;
  readonly componentDays: number;
}

interface Row extends Omit<StoredRevocation, 'subject'> {
  readonly head: number;
  readonly stepUp: StepUpPolicy | null;
  /** Null in the only row of an empty page. */
  readonly subject: string | null;
}

// One statement, so that the list is complete up to `head`.
const after = prepared<Row>(
  'revocations_after',
  `select f.position::float8 as head, (select step_up from registration_policy) as "stepUp", r.subject, r.position::float8 as position, r.rights,
          floor(extract(epoch from r.at))::float8 as at
     from revocation_feed f
     left join lateral (
       select * from revocations where position > $1::bigint order by position limit $2::int
     ) r on true
    order by r.position`,
);

/** Stores revocations. */
@Injectable()
export class Revocations {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The next revocations after a position, in the order of their commits. */
  async after(position: number, most: number): Promise<RevocationPage> {
    const rows = await after(this.db, [position, most]);
    const revocations = rows.flatMap(({ head: _head, stepUp: _stepUp, subject, ...row }) =>
      subject === null ? [] : { ...row, subject },
    );
    return { head: rows[0]?.head ?? 0, stepUp: rows[0]?.stepUp ?? null, revocations };
  }

  async removeExpired({ days, componentDays }: Retention): Promise<void> {
    await this.db.query(
      `delete from revocations
        where at < now() - make_interval(days => case
          when subject like 'component:%' or subject like 'entity:components/%' then $2::int else $1::int end)`,
      [days, componentDays],
    );
  }
}
