import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { Readable } from '../lists/list.js';
import { readableFrom } from '../lists/readable-from.js';
import { purge, type Purged } from './purge.js';
import { tokensOutlive } from './purge-candidates.js';

/** Something that was deleted, and whose id stays taken until it is removed for good. */
export interface DeletedEntity {
  readonly kind: 'apps' | 'clients' | 'gateways';
  readonly id: string;
  readonly deleted: Date;
  /** From when on no token of it is good any more. */
  readonly purgeable: Date;
}

/** What was deleted. */
@Injectable()
export class Deleted {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** What was deleted first comes first. */
  list(): Readable<DeletedEntity> {
    return readableFrom<DeletedEntity>(this.db, {
      columns: `d.kind, d.id, d.deleted, d.deleted + ${tokensOutlive} as purgeable`,
      from: `
        from (select 'apps' as kind, id, deleted from applications
              union all
              select 'gateways', id, deleted from gateways
              union all
              select 'clients', id, deleted from clients) d
       where d.deleted is not null`,
      order: { by: ['d.deleted', 'd.kind', 'd.id'], types: ['timestamptz', 'text', 'text'] },
      values: [],
    });
  }

  /** Removes it for good; rejected while a token of it may be good. */
  purge(purged: Purged, by: Actor): Promise<void> {
    return purge(this.db, purged, { by, pace: 'wait' });
  }
}
