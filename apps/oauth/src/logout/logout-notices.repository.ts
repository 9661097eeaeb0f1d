import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { EndedSession } from '../openid/id-token.js';
import { LogoutNoticeEntity } from './logout-notice.entity.js';

/** A session that ended, and a client to notify. */
export interface LogoutNotice extends EndedSession {
  readonly id: string;
  /** Number of this attempt, from 1. */
  readonly attempts: number;
}

/** Replicas skip notices that another one has just taken. */
const claim = `
  with taken as (
    select id from logout_notices where due <= now() order by due limit $1 for update skip locked
  )
  update logout_notices n set attempts = attempts + 1, due = now() + make_interval(secs => $2)
    from taken where n.id = taken.id
  returning n.id, n.sid, n.user_id as "userId", n.client_id as "clientId", n.attempts`;

/** Stores which clients are to be notified of the end of sessions; `Sessions` adds the notices. */
@Injectable()
export class LogoutNotices {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Takes at most `most` due notices for `seconds`; those that are not settled by then are due again. */
  async claim(most: number, seconds: number): Promise<readonly LogoutNotice[]> {
    const [rows] = await this.db.query<[LogoutNotice[], number]>(claim, [most, seconds]);
    return rows;
  }

  async remove(id: string): Promise<void> {
    await this.db.manager.delete(LogoutNoticeEntity, { id });
  }

  async postpone(id: string, due: Date): Promise<void> {
    await this.db.manager.update(LogoutNoticeEntity, { id }, { due });
  }
}
