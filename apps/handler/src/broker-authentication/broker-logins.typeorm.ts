import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { type BrokerLogin, BrokerLogins, longestSilenceMs, mostLogins } from './broker-logins.repository.js';

/** Binds a sealed key to its client. */
export const placeOfLogin = (appId: string, clientId: string): string => `${appId}/broker-login/${clientId}`;

const upsert = `
  insert into broker_logins (app_id, client_id, access_key, address) values ($1, $2, $3, $4)
  on conflict (app_id, client_id)
  do update set access_key = excluded.access_key, address = excluded.address, let_in_at = now()`;

const prune = `
  delete from broker_logins where app_id = $1 and client_id in (
    select client_id from broker_logins where app_id = $1 order by let_in_at desc offset $2)`;

const isSilent = `let_in_at < now() - interval '${longestSilenceMs} ms'`;

// Being asked about counts as having come in, noted once a day.
const select = `
  with asked as (
    update broker_logins set let_in_at = now()
    where app_id = $1 and client_id = $2 and not ${isSilent} and let_in_at < now() - interval '1 day')
  select access_key, address from broker_logins where app_id = $1 and client_id = $2 and not ${isSilent}`;

const removal = `
  with silent as (select app_id, client_id from broker_logins where ${isSilent} limit $1 for update skip locked),
   removed as (delete from broker_logins l using silent s where (l.app_id, l.client_id) = (s.app_id, s.client_id) returning 1)
  select count(*)::int as count from removed`;

interface Row {
  readonly access_key: Buffer;
  readonly address: string;
}

/** Logins in PostgreSQL, the keys sealed. */
@Injectable()
export class BrokerLoginsTypeorm extends BrokerLogins {
  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {
    super();
  }

  async remember({ appId, clientId, accessKey, address }: BrokerLogin): Promise<void> {
    const sealed = this.sealer.seal(accessKey, placeOfLogin(appId, clientId));
    await this.db.query(upsert, [appId, clientId, sealed, address]);
    await this.db.query(prune, [appId, mostLogins]);
  }

  async find(appId: AppId, clientId: string): Promise<BrokerLogin | undefined> {
    const [row] = await this.db.query<Row[]>(select, [appId, clientId]);
    if (row === undefined) return undefined;
    const accessKey = this.sealer.openText(row.access_key, placeOfLogin(appId, clientId));
    return { appId, clientId, accessKey, address: row.address };
  }

  async removeSilent(most: number): Promise<number> {
    const [row] = await this.db.query<{ count: number }[]>(removal, [most]);
    return row?.count ?? 0;
  }
}
