import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { ApplicationUsage, type DeviceCounts } from './application-usage.repository.js';
import { isShareOfUser } from './owners.js';

interface CountRow {
  readonly owner: string | null;
  readonly devices: string;
  readonly of_owner: string | null;
}

interface ApplicationRow {
  readonly app_id: AppId;
}

const count = prepared<CountRow>(
  'application_usage_count',
  `select owner, devices,
     (select sum(o.devices) from application_usage o where o.owner = u.owner and o.owner like 'user/%') as of_owner
   from application_usage u where app_id = $1`,
);
const record = prepared<object>(
  'application_usage_record',
  `insert into application_usage (app_id, owner)
   select n.app_id, n.owner from unnest($1::text[], $2::text[]) as n (app_id, owner)
   join applications a on a.app_id = n.app_id
   left join application_usage u on u.app_id = n.app_id
   where u.owner is distinct from n.owner
   order by n.app_id
   on conflict (app_id) do update set owner = excluded.owner`,
);
const ofShare = prepared<ApplicationRow>(
  'application_usage_of_owner',
  'select app_id from application_usage where owner = $1',
);
const withoutOwner = prepared<ApplicationRow>(
  'application_usage_without_owner',
  `select app_id from application_usage where owner is null and app_id > $1 order by app_id limit $2`,
);

/** Usage in PostgreSQL. */
@Injectable()
export class ApplicationUsageTypeorm extends ApplicationUsage {
  constructor(private readonly db: DataSource) {
    super();
  }

  async countDevices(appId: AppId): Promise<DeviceCounts> {
    const [row] = await count(this.db, [appId]);
    if (!row) return { ofApplication: 0, owner: undefined };
    const { owner: share, devices, of_owner } = row;
    const owner =
      share !== null && isShareOfUser(share) ? { share, devices: Number(of_owner ?? 0) } : undefined;
    return { ofApplication: Number(devices), owner };
  }

  async recordShares(shares: ReadonlyMap<AppId, string>): Promise<void> {
    await record(this.db, [[...shares.keys()], [...shares.values()]]);
  }

  async applicationsOf(share: string): Promise<readonly AppId[]> {
    return (await ofShare(this.db, [share])).map(({ app_id }) => app_id);
  }

  async withoutShare(after: string, limit: number): Promise<readonly AppId[]> {
    return (await withoutOwner(this.db, [after, limit])).map(({ app_id }) => app_id);
  }
}
