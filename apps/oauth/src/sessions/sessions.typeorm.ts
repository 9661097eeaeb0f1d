import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan, type Repository } from 'typeorm';
import { SessionEntity } from './session.entity.js';
import { type Session, Sessions } from './sessions.repository.js';

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
    return row ? { ...row, validAfter: Number(row.validAfter) } : undefined;
  }

  async prolong(digest: string, expires: Date): Promise<void> {
    await this.rows.update({ digest }, { expires });
  }

  async remove(digest: string): Promise<void> {
    await this.rows.delete({ digest });
  }

  async removeExpired(before: Date): Promise<void> {
    await this.rows.delete({ expires: LessThan(before) });
  }
}
