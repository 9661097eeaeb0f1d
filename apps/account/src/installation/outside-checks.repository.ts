import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type OutsideReport, worstState } from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { installation, record } from '../audit/record.js';
import { milliseconds } from './milliseconds.js';
import type { NewOutsideChecksDto } from './outside-checks.dto.js';

/** The last report of a client. */
export interface StoredOutsideReport extends OutsideReport {
  /** Of the command line. */
  readonly version: string;
  /** Name of the administrator who ran it; null after the user is removed. */
  readonly user: string | null;
}

const write = `
  insert into outside_checks (received, user_id, version, findings) values (now(), $1, $2, $3)
  on conflict (is_only) do update
     set received = excluded.received, user_id = excluded.user_id, version = excluded.version,
         findings = excluded.findings`;

const read = `
  select ${milliseconds('c.received')} as received, c.version, c.findings, u.username as "user"
    from outside_checks c left join users u on u.id = c.user_id`;

/** Stores what the doctor has found last, and by whom. */
@Injectable()
export class OutsideChecksRepository {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Replaces the report before. */
  replace(
    { version, findings }: NewOutsideChecksDto,
    by: Actor & { readonly userId: string },
  ): Promise<void> {
    return this.db.transaction(async (db) => {
      await db.query(write, [by.userId, version, JSON.stringify(findings)]);
      const details = { version, state: worstState(findings), findings: findings.length };
      await record(db, by, { ...installation, action: 'installation.checked', details });
    });
  }

  /** Undefined before the first report. */
  async find(): Promise<StoredOutsideReport | undefined> {
    return (await this.db.query<StoredOutsideReport[]>(read))[0];
  }
}
