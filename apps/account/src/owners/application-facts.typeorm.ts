import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApplicationFactsBook, type FactsOfApplication } from './application-facts.repository.js';

const facts = `
  select a.id as "appId", a.created_by as creator, coalesce(c.rights, '{}') as "rightsOfCreator"
    from applications a
    left join collaborators c on c.kind = 'apps' and c.entity_id = a.id and c.user_id = a.created_by
   where a.id = any($1) and a.created_by is not null`;

@Injectable()
export class ApplicationFactsTypeorm extends ApplicationFactsBook {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  find(appIds: readonly string[]): Promise<readonly FactsOfApplication[]> {
    return this.db.query<FactsOfApplication[]>(facts, [[...appIds]]);
  }
}
