import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan, MoreThan, type Repository } from 'typeorm';
import { SessionEntity } from './session.entity.js';
import type { AuthenticationMethod } from './login-event.js';
import { type Session, Sessions } from './sessions.repository.js';

const mostListed = 100;

/** One statement, so that no client of an ended session is left out (OpenID Connect Back-Channel Logout 1.0, 2.3). */
const end = (condition: string): string => `
  with ended as (delete from sessions where ${condition} returning digest, sid, user_id)
  insert into logout_notices (sid, user_id, client_id)
  select ended.sid, ended.user_id, c.client_id from ended join session_clients c on c.digest = ended.digest`;

@Injectable()
export class SessionsTypeorm extends Sessions {
  private readonly rows: Repository<SessionEntity>;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
    this.rows = db.getRepository(SessionEntity);
  }

  async add(session: Session): Promise<void> {
    await this.rows.insert(toRow(session));
  }

  async renew(former: string, session: Session): Promise<void> {
    const { affected } = await this.rows.update({ digest: former }, toRow(session));
    if (affected === 0) await this.add(session);
  }

  async find(digest: string): Promise<Session | undefined> {
    const row = await this.rows.findOneBy({ digest });
    return row ? toSession(row) : undefined;
  }

  async listOf(userId: string, now: Date): Promise<readonly Session[]> {
    const where = { userId, expires: MoreThan(now) };
    const rows = await this.rows.find({ where, order: { used: 'desc', digest: 'asc' }, take: mostListed });
    return rows.map(toSession);
  }

  async prolong(digest: string, times: Pick<Session, 'expires' | 'used'>): Promise<void> {
    await this.rows.update({ digest }, times);
  }

  async remove(digest: string): Promise<void> {
    await this.db.query(end('digest = $1'), [digest]);
  }

  async removeOf(userId: string, digest: string): Promise<void> {
    await this.db.query(end('user_id = $1 and digest = $2'), [userId, digest]);
  }

  async removeOthers(userId: string, keep = ''): Promise<void> {
    await this.db.query(end('user_id = $1 and digest <> $2'), [userId, keep]);
  }

  async removeExpired(before: Date): Promise<void> {
    await this.rows.delete({ expires: LessThan(before) });
  }
}

const toRow = ({ methods, validAfter, ...session }: Session) => ({
  ...session,
  methods: [...methods],
  validAfter: String(validAfter),
});

const toSession = (row: SessionEntity): Session => ({
  ...row,
  sid: row.sid ?? '',
  methods: row.methods as AuthenticationMethod[],
  validAfter: Number(row.validAfter),
});
