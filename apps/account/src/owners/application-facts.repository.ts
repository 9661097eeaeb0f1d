import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ApplicationFacts } from '@fieldpost/domain';

/** What decides whose share an application uses. */
export interface FactsOfApplication extends ApplicationFacts {
  readonly appId: string;
}

const facts = `
  select a.id as "appId", a.created_by as creator, coalesce(c.rights, '{}') as "rightsOfCreator"
    from applications a
    left join collaborators c on c.kind = 'apps' and c.entity_id = a.id and c.user_id = a.created_by
   where a.id = any($1) and a.created_by is not null`;

/** Who created applications, and what they may still do with them. */
@Injectable()
export class ApplicationFactsBook {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Of those of the applications whose creator is known. */
  find(appIds: readonly string[]): Promise<readonly FactsOfApplication[]> {
    return this.db.query<FactsOfApplication[]>(facts, [[...appIds]]);
  }
}
