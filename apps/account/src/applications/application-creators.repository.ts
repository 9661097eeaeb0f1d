import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ApplicationFacts } from '@fieldpost/domain';

const byIds = `
  select a.id as "appId", a.created_by as creator, coalesce(c.rights, '{}') as "rightsOfCreator"
    from applications a
    left join collaborators c on c.kind = 'apps' and c.entity_id = a.id and c.user_id = a.created_by
   where a.id = any($1) and a.created_by is not null`;

/** The creators of applications, with the rights that they have now. */
@Injectable()
export class ApplicationCreators {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Applications without a known creator are left out. */
  find(appIds: readonly string[]): Promise<readonly (ApplicationFacts & { readonly appId: string })[]> {
    return this.db.query(byIds, [[...appIds]]);
  }
}
