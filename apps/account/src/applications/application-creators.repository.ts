import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ApplicationFacts } from '@fieldpost/domain';

const byIds = `
  select a.id as "appId", coalesce(a.created_by, 'organization:' || a.organization_id) as creator,
         coalesce(c.rights, s.rights, '{}') as "rightsOfCreator",
         coalesce((u.limits ->> 'devices')::int, (o.limits ->> 'devices')::int) as "deviceLimit"
    from applications a
    left join users u on u.id = a.created_by
    left join organizations o on o.id = a.organization_id
    left join collaborators c on c.kind = 'apps' and c.entity_id = a.id and c.user_id = a.created_by
    left join organization_collaborators s
      on s.kind = 'apps' and s.entity_id = a.id and s.organization_id = a.organization_id
   where a.id = any($1) and coalesce(a.created_by, a.organization_id) is not null`;

interface CreatedApplication extends ApplicationFacts {
  readonly appId: string;
  /** The limit of devices that an administrator set for the creator, 0 for none; null without one. */
  readonly deviceLimit: number | null;
}

/** The creators of applications, users or organizations, with the rights that they have now. */
@Injectable()
export class ApplicationCreators {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Applications without a known creator are left out. */
  find(appIds: readonly string[]): Promise<readonly CreatedApplication[]> {
    return this.db.query(byIds, [[...appIds]]);
  }
}
