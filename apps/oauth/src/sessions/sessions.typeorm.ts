import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan, MoreThan, Not, type Repository } from 'typeorm';
import { SessionEntity } from './session.entity.js';
import { type Session, Sessions } from './sessions.repository.js';

const mostListed = 100;

@Injectable()
export class SessionsTypeorm extends Sessions {
  private readonly rows: Repository<SessionEntity>;

  constructor(@InjectDataSource() db: DataSource) {
    super();
    this.rows = db.getRepository(SessionEntity);
  }

  async add(session: Session): Promise<void> {
    await this.rows.insert({ ...session, validAfter: String(session.validAfter) });
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
    await this.rows.delete({ digest });
  }

  async removeOf(userId: string, digest: string): Promise<void> {
    await this.rows.delete({ userId, digest });
  }

  async removeOthers(userId: string, keep = ''): Promise<void> {
    await this.rows.delete({ userId, digest: Not(keep) });
  }

  async removeExpired(before: Date): Promise<void> {
    await this.rows.delete({ expires: LessThan(before) });
  }
}

const toSession = (row: SessionEntity): Session => ({ ...row, validAfter: Number(row.validAfter) });
