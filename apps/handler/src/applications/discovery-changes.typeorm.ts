import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { type DiscoveryChange, DiscoveryChanges } from './discovery-changes.repository.js';

/** Binds a sealed token to its application. */
export const contextOfChange = (appId: string): string => `${appId}/discovery-change`;

const upsert = `
  insert into discovery_changes (app_id, kind, token, expires_at) values ($1, $2, $3, to_timestamp($4 / 1000.0))
  on conflict (app_id) do update
  set kind = excluded.kind, token = excluded.token, expires_at = excluded.expires_at, noted_at = now()`;

const select = `
  select app_id, kind, token, (extract(epoch from expires_at) * 1000)::float8 as expires_at
  from discovery_changes c
  where expires_at > now()
    and (kind = 'add') = exists (select 1 from applications a where a.app_id = c.app_id)
  order by noted_at limit $1`;

const expiry = `
  with removed as (delete from discovery_changes where expires_at <= now() returning app_id)
  select app_id from removed`;

interface Row {
  readonly app_id: AppId;
  readonly kind: DiscoveryChange['kind'];
  readonly token: Buffer;
  readonly expires_at: number;
}

/** Changes in PostgreSQL, the tokens sealed. */
@Injectable()
export class DiscoveryChangesTypeorm extends DiscoveryChanges {
  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {
    super();
  }

  async put({ appId, kind, token, expiresAt }: DiscoveryChange): Promise<void> {
    const sealed = this.sealer.seal(token, contextOfChange(appId));
    await this.db.query(upsert, [appId, kind, sealed, expiresAt]);
  }

  async oldest(most: number): Promise<readonly DiscoveryChange[]> {
    const rows = await this.db.query<Row[]>(select, [most]);
    return rows.map(({ app_id: appId, kind, token, expires_at: expiresAt }) => ({
      appId,
      kind,
      token: this.sealer.openText(token, contextOfChange(appId)),
      expiresAt,
    }));
  }

  async remove(appId: AppId, kind?: DiscoveryChange['kind']): Promise<void> {
    await this.db.query('delete from discovery_changes where app_id = $1 and kind = coalesce($2, kind)', [
      appId,
      kind ?? null,
    ]);
  }

  async removeExpired(): Promise<readonly AppId[]> {
    const rows = await this.db.query<Pick<Row, 'app_id'>[]>(expiry);
    return rows.map((row) => row.app_id);
  }
}
