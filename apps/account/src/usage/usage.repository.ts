import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { LimitedTable } from '../access/creation-limits.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, readableFrom } from '../lists/readable-from.js';

/** What a user has created, and the limits of that user. */
export interface Usage extends Readonly<Record<LimitedTable, number>> {
  readonly username: string;
  readonly isAdmin: boolean;
  /** Those that an administrator has set. */
  readonly limits: Partial<Record<LimitedTable, number>>;
}

const created = (table: string): string =>
  `(select count(*)::int from ${table} t where t.created_by = u.id and t.deleted is null) as ${table}`;

/** Counted for the users of one page, each by an index. */
const columns = `
  u.username, u.is_admin as "isAdmin", u.limits,
  ${created('applications')}, ${created('gateways')}, ${created('organizations')},
  (select count(*)::int from access_keys k join applications a on a.id = k.app_id
    where a.created_by = u.id and a.deleted is null) as access_keys`;

/** Reads how much users use. */
@Injectable()
export class UsageRepository {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Of all users, oldest first. */
  list(): Readable<Usage> {
    return readableFrom<Usage>(this.db, {
      columns,
      from: 'from users u where true',
      order: createdOrder('u'),
      values: [],
    });
  }

  async find(userId: string): Promise<Usage | undefined> {
    const [found] = await this.db.query<Usage[]>(`select ${columns} from users u where u.id = $1`, [userId]);
    return found;
  }
}
