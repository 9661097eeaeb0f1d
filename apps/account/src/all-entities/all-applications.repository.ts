import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { euiIn } from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import { conditionsOf } from '../lists/conditions.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, type Order, readableFrom } from '../lists/readable-from.js';
import type { Search } from '../lists/sorting.js';
import { type Figures, figureColumns, reportedApplications } from '../usage/reported-figures.js';
import { ownerConditions, type OwnerSearch } from './owner-conditions.js';
import { withRows } from './rows-by-id.js';

/** An application for administrators: without what only collaborators see. */
export interface AdministeredApplication {
  readonly id: string;
  readonly name: string;
  readonly euis: readonly string[];
  readonly created: Date;
  readonly deleted: Date | null;
  /** Name of the user who created it; null for an organization, and after the user is removed. */
  readonly creator: string | null;
  /** The organization that it was created for. */
  readonly organization: string | null;
}

/** Members that the applications of all users can be sorted by. */
export const allApplicationsSorts = ['created', 'id', 'name'] as const;

/** By a part of an id or a name, or a whole EUI. */
export type AllApplicationsSearch = Search<(typeof allApplicationsSorts)[number]> & OwnerSearch;

const orders: Readonly<Record<AllApplicationsSearch['sort'], Order>> = {
  created: createdOrder('a'),
  id: { by: ['a.id'], types: ['text'] },
  name: { by: ['a.name', 'a.id'], types: ['text', 'text'] },
};

const rows = `
  select a.id, a.name, a.created, a.deleted, u.username as creator, a.organization_id as organization,
         array(select e.eui::text from application_euis e where e.app_id = a.id order by e.added, e.eui) as euis
    from applications a left join users u on u.id = a.created_by
   where a.id = any($1)`;

/** Reads the applications of all users. */
@Injectable()
export class AllApplications {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Without deleted ones, in the order of an index. */
  list({ search = '', sort, direction, ...owner }: AllApplicationsSearch): Readable<AdministeredApplication> {
    const eui = euiIn(search);
    const isEui = 'a.id in (select app_id from application_euis where eui = ?::char(16))';
    const { where, values } = conditionsOf('a.deleted is null', [
      eui === undefined
        ? [`strpos(lower(concat_ws(' ', a.id, a.name)), lower(?)) > 0`, search]
        : [isEui, eui],
      ...ownerConditions('a', owner),
    ]);
    const order = { ...orders[sort], direction };
    const ids = readableFrom<{ id: string }>(this.db, {
      columns: 'a.id',
      from: 'from applications a',
      where,
      order,
      values,
    });
    return withRows(ids, (found) => this.rowsOf(found));
  }

  /** Deleted ones too. */
  async find(id: string): Promise<AdministeredApplication | undefined> {
    return (await this.rowsOf([id]))[0];
  }

  /** What handlers have reported about an application. */
  async figuresOf(id: string): Promise<Figures> {
    const [figures] = await this.db.query<[Figures]>(
      `select ${figureColumns} from ${reportedApplications} n where n.app_id = $1`,
      [id],
    );
    return figures;
  }

  private rowsOf(ids: readonly string[]): Promise<readonly AdministeredApplication[]> {
    return this.db.query(rows, [[...ids]]);
  }
}
