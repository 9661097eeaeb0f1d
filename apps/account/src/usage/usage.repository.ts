import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { appRights, reportedKinds } from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import type { LimitedTable } from '../access/creation-limits.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, type Order, readableFrom } from '../lists/readable-from.js';
import type { Search } from '../lists/sorting.js';
import { byFigure, figureOrders } from './application-usage.repository.js';
import { countColumns, type Figures, figureColumns, reportedApplications } from './reported-figures.js';

/** What a user has created, and the limits of that user. */
export interface Usage extends Readonly<Record<LimitedTable, number>>, Figures {
  readonly username: string;
  readonly isAdmin: boolean;
  /** Those that an administrator has set. */
  readonly limits: Partial<Record<LimitedTable, number>>;
  /** Applications that the figures are about: those that the user owns. */
  readonly owned: number;
}

const counted = ['applications', 'gateways', 'access_keys', 'organizations'] as const;

/** Members that users can be sorted by; messages are those of the last 30 days. */
export const usageSorts = ['created', 'username', ...counted, 'devices', ...reportedKinds] as const;
export type UsageSearch = Search<(typeof usageSorts)[number]>;

const orders: Readonly<Record<UsageSearch['sort'], Order>> = {
  created: createdOrder('u'),
  username: { by: ['u.username'], types: ['text'] },
  applications: byFigure('u.applications'),
  gateways: byFigure('u.gateways'),
  access_keys: byFigure('u.access_keys'),
  organizations: byFigure('u.organizations'),
  ...figureOrders,
};

const created = (table: string): string =>
  `(select count(*)::int from ${table} t where t.created_by = u.id and t.deleted is null) as ${table}`;

/** Users who own no application certainly have none. */
const orZero = (column: string): string =>
  `case when figures.owner is null then 0 else figures.${column} end as ${column}`;

/** Counted by an index for each user; only for those of the page, unless the list is sorted by it. */
const users = `
  (select u.id, u.created, u.username, u.is_admin as "isAdmin", u.limits,
          ${created('applications')}, ${created('gateways')}, ${created('organizations')},
          (select count(*)::int from access_keys k join applications a on a.id = k.app_id
            where a.created_by = u.id and a.deleted is null) as access_keys,
          coalesce(figures.owned, 0) as owned, coalesce(figures.reported, 0) as reported, figures.oldest,
          ${(['devices', ...countColumns] as const).map(orZero).join(', ')}
     from users u
     left join (select a.created_by as owner, count(distinct a.id)::int as owned, ${figureColumns}
                  from applications a
                  join collaborators c
                    on c.kind = 'apps' and c.entity_id = a.id and c.user_id = a.created_by
                   and c.rights @> $1::text[]
                  left join ${reportedApplications} n on n.app_id = a.id
                 where a.deleted is null group by a.created_by) figures on figures.owner = u.id) u`;

/** Reads how much users use. */
@Injectable()
export class UsageRepository {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Of all users; oldest first, unless another order is wanted. */
  list({ search = '', sort, direction }: UsageSearch): Readable<Usage> {
    return readableFrom<Usage>(this.db, {
      columns: 'u.*',
      from: `from ${users}`,
      where: 'strpos(lower(u.username), lower($2)) > 0',
      order: { ...orders[sort], direction },
      values: [[...appRights], search],
    });
  }

  async find(userId: string): Promise<Usage | undefined> {
    const [found] = await this.db.query<Usage[]>(`select u.* from ${users} where u.id = $2`, [
      [...appRights],
      userId,
    ]);
    return found;
  }
}
