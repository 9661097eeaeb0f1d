import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { euiIn } from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import { euiColumn } from '../gateways/gateways.repository.js';
import { conditionsOf } from '../lists/conditions.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, type Order, readableFrom } from '../lists/readable-from.js';
import type { Search } from '../lists/sorting.js';
import { ownerConditions, type OwnerSearch } from './owner-conditions.js';
import { withRows } from './rows-by-id.js';

/** A gateway for administrators: without what only collaborators see, such as its key, its location and its status. */
export interface AdministeredGateway {
  readonly id: string;
  readonly eui: string | null;
  /** Of its attributes, which everybody sees. */
  readonly description: string | null;
  readonly frequencyPlan: string;
  readonly created: Date;
  readonly deleted: Date | null;
  /** Name of the owner of its settings. */
  readonly owner: string | null;
  /** Name of the user who created it; null for an organization, and after the user is removed. */
  readonly creator: string | null;
  /** The organization that it was created for. */
  readonly organization: string | null;
}

/** Members that the gateways of all users can be sorted by. */
export const allGatewaysSorts = ['created', 'id', 'frequency_plan'] as const;

/** By a part of an id or a description, or a whole EUI. */
export type AllGatewaysSearch = Search<(typeof allGatewaysSorts)[number]> & OwnerSearch;

const orders: Readonly<Record<AllGatewaysSearch['sort'], Order>> = {
  created: createdOrder('g'),
  id: { by: ['g.id'], types: ['text'] },
  frequency_plan: { by: ['g.frequency_plan', 'g.id'], types: ['text', 'text'] },
};

const description = `g.attributes ->> 'description'`;

const rows = `
  select g.id, ${euiColumn} as eui, ${description} as description, g.frequency_plan as "frequencyPlan",
         g.created, g.deleted, o.username as owner, u.username as creator, g.organization_id as organization
    from gateways g left join users o on o.id = g.owner_id left join users u on u.id = g.created_by
   where g.id = any($1)`;

/** Reads the gateways of all users. */
@Injectable()
export class AllGateways {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Without deleted ones, in the order of an index. */
  list({ search = '', sort, direction, ...owner }: AllGatewaysSearch): Readable<AdministeredGateway> {
    const eui = euiIn(search);
    const { where, values } = conditionsOf('g.deleted is null', [
      eui === undefined
        ? [`strpos(lower(concat_ws(' ', g.id, ${description})), lower(?)) > 0`, search]
        : [`${euiColumn} = ?`, eui],
      ...ownerConditions('g', owner),
    ]);
    const order = { ...orders[sort], direction };
    const ids = readableFrom<{ id: string }>(this.db, {
      columns: 'g.id',
      from: 'from gateways g',
      where,
      order,
      values,
    });
    return withRows(ids, (found) => this.rowsOf(found));
  }

  /** Deleted ones too. */
  async find(id: string): Promise<AdministeredGateway | undefined> {
    return (await this.rowsOf([id]))[0];
  }

  private rowsOf(ids: readonly string[]): Promise<readonly AdministeredGateway[]> {
    return this.db.query(rows, [[...ids]]);
  }
}
