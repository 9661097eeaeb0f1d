import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ownChange, type OwnChange, requireFew } from './own-changes.js';
import { unknownFactor } from './second-factors.errors.js';
import type { SecondFactor } from './second-factors.repository.js';

export interface AppPassword extends SecondFactor {
  readonly scopes: readonly string[];
}

export interface NewAppPassword {
  readonly id: string;
  readonly digest: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

/** Stores app passwords. */
@Injectable()
export class AppPasswords {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  list(userId: string): Promise<readonly AppPassword[]> {
    return this.db.query(
      `select id, name, scopes, created, last_used as "lastUsed" from app_passwords
        where user_id = $1 order by created, id`,
      [userId],
    );
  }

  add(change: OwnChange, { id, digest, name, scopes }: NewAppPassword): Promise<void> {
    return ownChange(
      this.db,
      change,
      { action: 'user.app_password_added', details: { name, scopes } },
      async (db) => {
        await db.query(
          'insert into app_passwords (id, user_id, name, digest, scopes) values ($1, $2, $3, $4, $5)',
          [id, change.userId, name, digest, scopes],
        );
        await requireFew(db, 'app_passwords', change.userId);
      },
    );
  }

  /** Invalidates earlier tokens and sessions; resolves with the current time (Unix seconds). */
  remove(change: OwnChange, id: string): Promise<number> {
    return ownChange(this.db, change, { action: 'user.app_password_removed' }, async (db) => {
      const [, affected] = await db.query<[unknown, number]>(
        'delete from app_passwords where id = $1 and user_id = $2',
        [id, change.userId],
      );
      if (affected === 0) throw unknownFactor();
      const [[user]] = await db.query<[[{ validAfter: number }], number]>(
        `update users set valid_after = date_trunc('second', now()) where id = $1
         returning floor(extract(epoch from valid_after))::float8 as "validAfter"`,
        [change.userId],
      );
      return user.validAfter;
    });
  }

  /** The scopes of an app password of this user, whose use is noted; undefined when there is none. */
  async use(userId: string, digest: string): Promise<readonly string[] | undefined> {
    const [used] = await this.db.query<[{ scopes: readonly string[] }[], number]>(
      'update app_passwords set last_used = now() where user_id = $1 and digest = $2 returning scopes',
      [userId, digest],
    );
    return used[0]?.scopes;
  }
}
