import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { Readable } from '../lists/list.js';
import { type Order, readableFrom } from '../lists/readable-from.js';
import type { Search } from '../lists/sorting.js';
import { purge, type Purged } from './purge.js';
import { tokensOutlive } from './purge-candidates.js';

/** A deleted entity, whose id is reserved until it is purged. */
export interface DeletedEntity {
  readonly kind: 'apps' | 'clients' | 'gateways';
  readonly id: string;
  readonly deleted: Date;
  /** Time from which none of its tokens is valid. */
  readonly purgeable: Date;
}

/** Members that deleted entities can be sorted by. */
export const deletedSorts = ['deleted', 'id', 'kind'] as const;

/** By a part of an id. */
export type DeletedSearch = Search<(typeof deletedSorts)[number]>;

const orders: Readonly<Record<DeletedSearch['sort'], Order>> = {
  deleted: { by: ['d.deleted', 'd.kind', 'd.id'], types: ['timestamptz', 'text', 'text'] },
  id: { by: ['d.id', 'd.kind'], types: ['text', 'text'] },
  kind: { by: ['d.kind', 'd.id'], types: ['text', 'text'] },
};

/** Lists and purges deleted entities. */
@Injectable()
export class Deleted {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  list({ search = '', sort, direction }: DeletedSearch): Readable<DeletedEntity> {
    return readableFrom<DeletedEntity>(this.db, {
      columns: `d.kind, d.id, d.deleted, d.deleted + ${tokensOutlive} as purgeable`,
      from: `
        from (select 'apps' as kind, id, deleted from applications
              union all
              select 'gateways', id, deleted from gateways
              union all
              select 'clients', id, deleted from clients) d`,
      where: `d.deleted is not null and ($1 = '' or strpos(lower(d.id), lower($1)) > 0)`,
      order: { ...orders[sort], direction },
      values: [search],
    });
  }

  /** Throws while one of its tokens may be valid. */
  purge(purged: Purged, by: Actor): Promise<void> {
    return purge(this.db, purged, { by, pace: 'wait' });
  }
}
