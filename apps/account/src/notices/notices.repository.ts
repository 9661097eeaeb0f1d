import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import { tooManyNotices } from './notices.errors.js';

export interface NewNotice {
  readonly id: string;
  readonly text: string;
  readonly level: 'info' | 'warning';
  readonly from: Date;
  /** Null until it is removed. */
  readonly until: Date | null;
}

export interface Notice extends NewNotice {
  readonly created: Date;
  /** Name of the administrator who wrote it; null after the user is removed. */
  readonly creator: string | null;
}

/** An administrator, for the audit log. */
type Administrator = Actor & { readonly userId: string };

/** Each is read with every page of every user. */
const mostNotices = 20;

/** Advisory lock for additions, whose number is limited. */
const noticesLock = 4_711_004;

const all = `
  select n.id, n.text, n.level, n.starts as "from", n.ends as until, n.created, u.username as creator
    from notices n left join users u on u.id = n.created_by`;
const newestFirst = 'order by n.starts desc, n.id';

/** Stores what administrators write to all users. */
@Injectable()
export class Notices {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Those that are shown at this time. */
  listCurrent(): Promise<readonly Notice[]> {
    return this.db.query(
      `${all} where n.starts <= now() and (n.ends is null or n.ends > now()) ${newestFirst}`,
    );
  }

  listAll(): Promise<readonly Notice[]> {
    return this.db.query(`${all} ${newestFirst}`);
  }

  /** Throws when there are too many that have not ended. */
  add(notice: NewNotice, by: Administrator): Promise<Notice> {
    const { id, text, level, from, until } = notice;
    return this.db.transaction(async (db) => {
      await requireCapacity(db);
      await db.query(
        'insert into notices (id, text, level, starts, ends, created_by) values ($1, $2, $3, $4, $5, $6)',
        [id, text, level, from, until, by.userId],
      );
      const details = { notice: id, text, level, from, until };
      await record(db, by, { kind: 'notices', id, action: 'notice.created', details });
      const [added] = await db.query<[Notice]>(`${all} where n.id = $1`, [id]);
      return added;
    });
  }

  /** False when there is no such notice. */
  remove(id: string, by: Administrator): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const [[removed]] = await db.query<[{ text: string }[], number]>(
        'delete from notices where id = $1 returning text',
        [id],
      );
      if (removed) {
        const details = { notice: id, text: removed.text };
        await record(db, by, { kind: 'notices', id, action: 'notice.removed', details });
      }
      return removed !== undefined;
    });
  }
}

/** Removes those that have ended as far as others need their place. */
async function requireCapacity(db: EntityManager): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [noticesLock]);
  const [{ count }] = await db.query<[{ count: number }]>('select count(*)::int as count from notices');
  if (count < mostNotices) return;
  const [, removed] = await db.query<[unknown, number]>('delete from notices where ends <= now()');
  if (count - removed >= mostNotices) throw tooManyNotices({ most: mostNotices });
}
