import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { appRights, type ReportedKind, reportedKinds } from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import type { Readable } from '../lists/list.js';
import { createdOrder, type Order, readableFrom } from '../lists/readable-from.js';
import type { Search } from '../lists/sorting.js';
import { countColumns, type Figures, figureColumns, reportedApplications } from './reported-figures.js';

/** Devices and messages of an application, and its owner: a user or an organization. */
export interface ApplicationUsage extends Figures {
  readonly id: string;
  readonly created: Date;
  readonly username: string | null;
  readonly organization: string | null;
}

/** Members that applications can be sorted by; messages are those of the last 30 days. */
export const applicationUsageSorts = ['created', 'id', 'owner', 'devices', ...reportedKinds] as const;
export type ApplicationUsageSearch = Search<(typeof applicationUsageSorts)[number]>;

/** Below zero when unknown. */
export const byFigure = (column: string): Order => ({
  by: [`coalesce(${column}, -1)::float8`, 'u.id'],
  types: ['float8', 'text'],
});

/** Orders by figures of rows `u`; messages by those of the last 30 days. */
export const figureOrders: Readonly<Record<'devices' | ReportedKind, Order>> = {
  devices: byFigure('u.devices'),
  uplinks: byFigure('u.month_uplinks'),
  downlinks: byFigure('u.month_downlinks'),
  joins: byFigure('u.month_joins'),
};

const orders: Readonly<Record<ApplicationUsageSearch['sort'], Order>> = {
  created: createdOrder('u'),
  id: { by: ['u.id'], types: ['text'] },
  owner: { by: [`coalesce(u.username, u.organization, '')`, 'u.id'], types: ['text', 'text'] },
  ...figureOrders,
};

/** An application has its owner as decision 75 says: who created it and has all rights on it. */
const from = `
  from (select a.id, a.created, owner.username, shared.organization_id as organization,
               coalesce(figures.reported, 0) as reported, figures.oldest, figures.devices,
               ${countColumns.map((column) => `figures.${column}`).join(', ')}
          from applications a
          left join collaborators c
            on c.kind = 'apps' and c.entity_id = a.id and c.user_id = a.created_by and c.rights @> $1::text[]
          left join users owner on owner.id = c.user_id
          left join organization_collaborators shared
            on shared.kind = 'apps' and shared.entity_id = a.id and shared.organization_id = a.organization_id
           and shared.rights @> $1::text[]
          left join (select n.app_id, ${figureColumns} from ${reportedApplications} n
                       join applications listed
                         on listed.id = n.app_id and ($2::text is null or listed.created_by = $2)
                      group by n.app_id) figures
            on figures.app_id = a.id
         where a.deleted is null and ($2::text is null or c.user_id = $2)) u`;
const where = `$3 = '' or strpos(lower(concat_ws(' ', u.id, u.username, u.organization)), lower($3)) > 0`;

/** Reads usage by application. */
@Injectable()
export class ApplicationUsageRepository {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Of all applications, or those that a user owns; oldest first, unless another order is wanted. */
  list(
    { search = '', sort, direction }: ApplicationUsageSearch,
    userId?: string,
  ): Readable<ApplicationUsage> {
    return readableFrom<ApplicationUsage>(this.db, {
      columns: 'u.*',
      from,
      where,
      order: { ...orders[sort], direction },
      values: [[...appRights], userId ?? null, search],
    });
  }
}
