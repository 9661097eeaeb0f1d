import { consoleClient } from '@fieldpost/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan, MoreThan, type Repository } from 'typeorm';
import { SessionEntity } from './session.entity.js';
import type { AuthenticationMethod } from './login-event.js';
import { type Session, Sessions } from './sessions.repository.js';

/** Sessions of a user. All are in the list on the account's page, so that none is out of sight. */
const mostOfUser = 100;
const mostUsers = 1_000;

/** Waits for codes that are being used, whose grants and clients the next statement has to see. In one order, against deadlocks. */
const lock = (condition: string): string =>
  `select from sessions where ${condition} order by digest for update`;

/** One statement, so that no client of an ended session is left out (OpenID Connect Back-Channel Logout 1.0, 2.3 and 2.7). */
const end = (condition: string): string => `
  with ended as (delete from sessions where ${condition} returning digest, sid, user_id),
  ended_grants as (
    delete from grants g using ended
     where g.login->>'sid' = ended.sid::text
       and (g.client_id = '${consoleClient}' or 'openid' = any(g.scopes) and not 'offline_access' = any(g.scopes))
  )
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
    const { userId } = session;
    if ((await this.rows.countBy({ userId })) > mostOfUser)
      await this.end(
        `digest in (select digest from sessions where user_id = $1 order by used desc, digest offset ${mostOfUser})`,
        [userId],
      );
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
    const rows = await this.rows.find({ where, order: { used: 'desc', digest: 'asc' }, take: mostOfUser });
    return rows.map(toSession);
  }

  async prolong(digest: string, times: Pick<Session, 'expires' | 'used'>): Promise<void> {
    await this.rows.update({ digest }, times);
  }

  async remove(digest: string): Promise<boolean> {
    return (await this.end('digest = $1', [digest])) > 0;
  }

  async removeOf(userId: string, digest: string): Promise<void> {
    await this.end('user_id = $1 and digest = $2', [userId, digest]);
  }

  async removeOthers(userId: string, keep = ''): Promise<void> {
    await this.end('user_id = $1 and digest <> $2', [userId, keep]);
  }

  async usersAmong(userIds: readonly string[]): Promise<readonly string[]> {
    const found = await this.db.query<{ readonly user_id: string }[]>(
      `select distinct user_id from sessions where user_id = any($1) limit ${mostUsers}`,
      [userIds],
    );
    return found.map(({ user_id }) => user_id);
  }

  async removeOutdated(userId: string, validAfter: number): Promise<void> {
    await this.end('user_id = $1 and valid_after < $2', [userId, validAfter]);
  }

  async removeOfProvider(userId: string, provider: string): Promise<void> {
    await this.end('user_id = $1 and provider = $2', [userId, provider]);
  }

  async removeExpired(before: Date): Promise<void> {
    await this.rows.delete({ expires: LessThan(before) });
  }

  /** The number of sessions that this call has ended. */
  private end(condition: string, values: readonly unknown[]): Promise<number> {
    return this.db.transaction(async (tx) => {
      const locked = await tx.query<readonly unknown[]>(lock(condition), [...values]);
      await tx.query(end(condition), [...values]);
      return locked.length;
    });
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
