import { Injectable } from '@nestjs/common';
import type { AppId, DevId, Eui } from '@fieldpost/domain';
import { breaksReference, Sealer } from '@fieldpost/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { applicationNotRegistered } from '../../applications/applications.errors.js';
import { DeviceEntity, type DeviceRow } from '../device.entity.js';
import { toDevice, toRow } from '../device.row.js';
import {
  DeviceBatches,
  type DeviceNames,
  euiPair,
  type TakenNames,
  type WholeDevice,
} from './device-batches.repository.js';

/** Rows of one statement: 20 columns each, and a statement allows 65,535 values. */
const mostRows = 500;

type WithNonces = DeviceRow & {
  readonly dev_nonces: readonly Buffer[] | null;
  readonly app_nonces: readonly Buffer[] | null;
};

/** A page by its place in the primary key, so that the last one costs no more than the first. */
const pageQuery = `
  select devices.*, dev_nonces, app_nonces
  from devices left join lateral (
    select array_agg(nonce order by nonce) filter (where kind = 'dev') as dev_nonces,
           array_agg(nonce order by nonce) filter (where kind = 'app') as app_nonces
    from used_nonces
    where used_nonces.app_id = devices.app_id and used_nonces.dev_id = devices.dev_id
  ) as nonces on true
  where devices.app_id = $1 and devices.dev_id > $2
  order by devices.dev_id limit $3`;

const takenQuery = `
  select dev_id, app_eui, dev_eui from devices where app_id = $1 and dev_id = any($2)
  union
  select dev_id, devices.app_eui, devices.dev_eui
  from devices join unnest($3::char(16)[], $4::char(16)[]) as wanted (app_eui, dev_eui)
    on devices.app_eui = wanted.app_eui and devices.dev_eui = wanted.dev_eui
  where app_id = $1`;

/** Many devices at once in PostgreSQL. */
@Injectable()
export class DeviceBatchesTypeorm extends DeviceBatches {
  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {
    super();
  }

  async page(appId: AppId, after: DevId | undefined, limit: number): Promise<readonly WholeDevice[]> {
    const rows: readonly WithNonces[] = await this.db.query(pageQuery, [appId, after ?? '', limit]);
    return rows.map((row) => ({
      device: toDevice(row, this.sealer),
      nonces: { dev: row.dev_nonces ?? [], app: row.app_nonces ?? [] },
    }));
  }

  async taken(appId: AppId, names: readonly DeviceNames[]): Promise<TakenNames> {
    const rows: readonly { dev_id: DevId; app_eui: Eui; dev_eui: Eui }[] = await this.db.query(takenQuery, [
      appId,
      names.map(({ devId }) => devId),
      names.map(({ appEui }) => appEui),
      names.map(({ devEui }) => devEui),
    ]);
    return {
      devIds: new Set(rows.map(({ dev_id }) => dev_id)),
      euis: new Set(rows.map(({ app_eui, dev_eui }) => euiPair({ appEui: app_eui, devEui: dev_eui }))),
    };
  }

  addFree(devices: readonly WholeDevice[]): Promise<ReadonlySet<DevId>> {
    return this.inOneTransaction(devices, (tx) => this.insert(tx, devices));
  }

  async addAll(devices: readonly WholeDevice[]): Promise<boolean> {
    try {
      await this.inOneTransaction(devices, async (tx) => {
        const added = await this.insert(tx, devices);
        if (added.size < devices.length) throw new IdTaken();
      });
      return true;
    } catch (error) {
      if (error instanceof IdTaken) return false;
      throw error;
    }
  }

  private async inOneTransaction<T>(
    [first]: readonly WholeDevice[],
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.db.transaction(work);
    } catch (error) {
      if (breaksReference(error, 'devices_app_id_fkey'))
        throw applicationNotRegistered({ app_id: first?.device.appId ?? '' });
      throw error;
    }
  }

  private async insert(tx: EntityManager, devices: readonly WholeDevice[]): Promise<Set<DevId>> {
    const added = new Set<DevId>();
    for (let at = 0; at < devices.length; at += mostRows) {
      const part = devices.slice(at, at + mostRows);
      const rows = part.map(({ device }) => toRow(device, this.sealer));
      const insert = tx.createQueryBuilder().insert().into(DeviceEntity).values(rows);
      const { raw } = (await insert.orIgnore().returning('dev_id').execute()) as {
        raw: readonly { readonly dev_id: DevId }[];
      };
      for (const { dev_id } of raw) added.add(dev_id);
      await insertNonces(
        tx,
        part.filter(({ device }) => added.has(device.devId)),
      );
    }
    return added;
  }
}

/** Stops a transaction of which nothing may stay. */
class IdTaken extends Error {}

async function insertNonces(tx: EntityManager, devices: readonly WholeDevice[]): Promise<void> {
  const uses = devices.flatMap(({ device: { appId, devId }, nonces }) =>
    (['dev', 'app'] as const).flatMap((kind) => nonces[kind].map((nonce) => ({ appId, devId, kind, nonce }))),
  );
  if (uses.length === 0) return;
  await tx.query(
    `insert into used_nonces (app_id, dev_id, kind, nonce)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::bytea[])
     on conflict do nothing`,
    [
      uses.map(({ appId }) => appId),
      uses.map(({ devId }) => devId),
      uses.map(({ kind }) => kind),
      uses.map(({ nonce }) => nonce),
    ],
  );
}
