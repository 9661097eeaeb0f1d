import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import {
  type BrokerLogin,
  BrokerLogins,
  clientIdReservedMs,
  longestSilenceMs,
  mostClientIds,
  mostLogins,
} from './broker-logins.repository.js';

/** Binds a sealed key to its client. */
export const contextOfLogin = (appId: string, clientId: string): string =>
  `${appId}/broker-login/${clientId}`;

const upsert = `
  insert into broker_logins (app_id, client_id, access_key, address) values ($1, $2, $3, $4)
  on conflict (app_id, client_id)
  do update set access_key = excluded.access_key, address = excluded.address, let_in_at = now()`;

const prune = `
  delete from broker_logins where app_id = $1 and client_id in (
    select client_id from broker_logins where app_id = $1 order by let_in_at desc offset $2)`;

const isSilent = `let_in_at < now() - interval '${longestSilenceMs} ms'`;

// A request about a client counts as a login, and is recorded once a day.
const select = `
  with asked as (
    update broker_logins set let_in_at = now()
    where app_id = $1 and client_id = $2 and not ${isSilent} and let_in_at < now() - interval '1 day')
  select access_key, address from broker_logins where app_id = $1 and client_id = $2 and not ${isSilent}`;

const isFree = `broker_client_ids.used_at < now() - interval '${clientIdReservedMs} ms'`;

const reservation = `
  insert into broker_client_ids (client_id, app_id) values ($1, $2)
  on conflict (client_id) do update set app_id = excluded.app_id, used_at = now()
  where broker_client_ids.app_id = excluded.app_id or ${isFree}
  returning 1`;

const pruneClientIds = `
  delete from broker_client_ids where client_id in (
    select client_id from broker_client_ids where app_id = $1 order by used_at desc offset $2)`;

const removalOfClientIds = `
  delete from broker_client_ids where client_id in (
    select client_id from broker_client_ids where ${isFree} limit $1 for update skip locked)`;

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
    const sealed = this.sealer.seal(accessKey, contextOfLogin(appId, clientId));
    await this.db.query(upsert, [appId, clientId, sealed, address]);
    await this.db.query(prune, [appId, mostLogins]);
  }

  async find(appId: AppId, clientId: string): Promise<BrokerLogin | undefined> {
    const [row] = await this.db.query<Row[]>(select, [appId, clientId]);
    if (row === undefined) return undefined;
    const accessKey = this.sealer.openText(row.access_key, contextOfLogin(appId, clientId));
    return { appId, clientId, accessKey, address: row.address };
  }

  async reserveClientId(appId: AppId, clientId: string): Promise<boolean> {
    const reserved = await this.db.query<unknown[]>(reservation, [clientId, appId]);
    if (reserved.length === 0) return false;
    await this.db.query(pruneClientIds, [appId, mostClientIds]);
    return true;
  }

  async removeSilent(most: number): Promise<number> {
    await this.db.query(removalOfClientIds, [most]);
    const [row] = await this.db.query<{ count: number }[]>(removal, [most]);
    return row?.count ?? 0;
  }
}
