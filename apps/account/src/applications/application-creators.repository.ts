import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ApplicationFacts } from '@fieldpost/domain';
import { creatorsOf } from '../access/creators-of.js';

const creators = creatorsOf('apps', 'a');

const byIds = `
  select a.id as "appId", ${creators.columns},
         coalesce((u.limits ->> 'devices')::int, (o.limits ->> 'devices')::int) as "deviceLimit"
    from ${creators.from}
    left join users u on u.id = a.created_by
    left join organizations o on o.id = a.organization_id
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
