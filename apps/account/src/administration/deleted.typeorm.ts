import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { Readable } from '../lists/list.js';
import { readableFrom } from '../lists/readable-from.js';
import { Deleted, type DeletedEntity } from './deleted.repository.js';
import { purge, type Purged } from './purge.js';
import { tokensOutlive } from './purgeables.js';

@Injectable()
export class DeletedTypeorm extends Deleted {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

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

  purge(purged: Purged, by: Actor): Promise<void> {
    return purge(this.db, purged, { by, pace: 'wait' });
  }
}
