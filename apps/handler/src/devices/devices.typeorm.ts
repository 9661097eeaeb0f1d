import { Injectable } from '@nestjs/common';
import type { AppId, DevId, Eui } from '@fieldpost/domain';
import { breaksReference, Sealer } from '@fieldpost/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { ApplicationRow } from '../applications/application.entity.js';
import type { Application } from '../applications/application.js';
import { applicationNotRegistered } from '../applications/applications.errors.js';
import { toApplication } from '../applications/applications.typeorm.js';
import { toStored } from './stored-downlink.js';
import { DeviceEntity, type DeviceRow } from './device.entity.js';
import { type Device, usedSession } from './device.js';
import { DeviceKeyring, sessionBytes, toDevice, toRow } from './device.row.js';
import { listed } from './device-list.statements.js';
import { deviceNotFound } from './devices.errors.js';
import {
  type Activation,
  type ActivationResult,
  type DeviceList,
  type DevicePage,
  Devices,
  type KeyMember,
  type UplinkWriteResult,
  type WriteMode,
  type LoadedDevice,
  type UplinkWrite,
  type UsedNonces,
} from './devices.repository.js';
import { type UplinkValues, withApplication, writeAlone, writeBatched } from './uplink-statements.js';

const columnOf = {
  devAddr: 'dev_addr',
  appKey: 'app_key',
  nwkSKey: 'nwk_s_key',
  appSKey: 'app_s_key',
  codecId: 'codec_id',
} as const satisfies Record<KeyMember, keyof DeviceRow>;

type NonceKind = keyof UsedNonces;

/** Devices in PostgreSQL. */
@Injectable()
export class DevicesTypeorm extends Devices {
  private readonly findRowWithApplication: ReturnType<typeof withApplication>;
  private readonly applications = new WeakMap<ApplicationRow, Application>();
  private readonly writeBatched: ReturnType<typeof writeBatched>;

  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {
    super();
    this.findRowWithApplication = withApplication(db);
    this.writeBatched = writeBatched(db);
  }

  async find(appId: AppId, devId: DevId): Promise<Device | undefined> {
    return this.opened(await this.db.manager.findOneBy(DeviceEntity, { app_id: appId, dev_id: devId }));
  }

  async findWithApplication(appId: AppId, devId: DevId): Promise<LoadedDevice | undefined> {
    const row = await this.findRowWithApplication(appId, devId);
    return (
      row && {
        device: toDevice(row, this.sealer),
        application: row.application && this.applicationOf(row.application),
        version: { device: row.device_version, application: row.application_version },
      }
    );
  }

  async findByEuis(appId: AppId, appEui: Eui, devEui: Eui): Promise<Device | undefined> {
    return this.opened(
      await this.db.manager.findOne(DeviceEntity, {
        where: { app_id: appId, app_eui: appEui, dev_eui: devEui },
        order: { dev_id: 'asc' },
      }),
    );
  }

  async list(appId: AppId, list: DeviceList): Promise<DevicePage> {
    const { rows, total } = await listed(this.db, appId, list);
    const devices = rows.map((row) => ({
      ...toDevice(row, this.sealer),
      lastSeen: row.last_seen_at ?? undefined,
    }));
    return { devices, total };
  }

  async lastSeen(appId: AppId, devId: DevId): Promise<Date | undefined> {
    const select = { last_seen_at: true } as const;
    const where = { app_id: appId, dev_id: devId };
    return (await this.db.manager.findOne(DeviceEntity, { select, where }))?.last_seen_at ?? undefined;
  }

  async add(device: Device, nonces: UsedNonces): Promise<boolean> {
    const { appId, devId } = device;
    try {
      return await this.db.transaction(async (tx) => {
        const insert = tx.createQueryBuilder().insert().into(DeviceEntity).values(toRow(device, this.sealer));
        const { raw } = (await insert.orIgnore().returning('dev_id').execute()) as { raw: unknown[] };
        if (raw.length === 0) return false;
        await useNonces(tx, { appId, devId }, [
          ...nonces.dev.map((nonce) => ['dev', nonce] as const),
          ...nonces.app.map((nonce) => ['app', nonce] as const),
        ]);
        return true;
      });
    } catch (error) {
      if (breaksReference(error, 'devices_app_id_fkey')) throw applicationNotRegistered({ app_id: appId });
      throw error;
    }
  }

  async update(
    device: Device,
    nonces: 'keepNonces' | 'forgetNonces',
    kept: readonly KeyMember[] = [],
  ): Promise<boolean> {
    const { app_id, dev_id, current_downlink: _current, ...all } = toRow(device, this.sealer);
    const untouched = new Set<string>(kept.map((member) => columnOf[member]));
    const columns = {
      ...Object.fromEntries(Object.entries(all).filter(([name]) => !untouched.has(name))),
      // A session that the owner sets is the only one.
      ...(!kept.includes('nwkSKey') && { previous_session: null }),
    };
    return this.db.transaction(async (tx) => {
      const { affected } = await tx.update(DeviceEntity, { app_id, dev_id }, columns);
      if (nonces === 'forgetNonces')
        await tx.query('delete from used_nonces where app_id = $1 and dev_id = $2', [app_id, dev_id]);
      return affected === 1;
    });
  }

  async remove(appId: AppId, devId: DevId): Promise<boolean> {
    const { affected } = await this.db.manager.delete(DeviceEntity, { app_id: appId, dev_id: devId });
    return affected === 1;
  }

  async activate(activation: Activation): Promise<ActivationResult> {
    try {
      await this.db.transaction((tx) => this.storeSession(tx, activation));
      return 'accepted';
    } catch (error) {
      if (error instanceof NonceNotValid) return error.result;
      throw error;
    }
  }

  lastAppNonce(appId: AppId, devId: DevId): Promise<Buffer | undefined> {
    return highestNonce(this.db.manager, { appId, devId }, 'app');
  }

  /** A locked device is written in a statement of its own, so that the others of its batch need not wait. */
  async storeUplink(write: UplinkWrite, mode: WriteMode): Promise<UplinkWriteResult | undefined> {
    const { appId, devId, version, fCntUp, currentDownlink, epoch, isOfPreviousSession = false } = write;
    const current = currentDownlink ? JSON.stringify(toStored(currentDownlink)) : null;
    const { device, application } = version;
    const names = [appId, devId, device, application] as const;
    const values: UplinkValues = [...names, fCntUp, current, epoch ?? null, !isOfPreviousSession];
    const row = await (mode === 'batched' ? this.writeBatched(...values) : writeAlone(this.db, values));
    if (!row) return undefined;
    const { device_version, has_waiting } = row;
    return { version: { device: device_version, application: version.application }, hasWaiting: has_waiting };
  }

  /** The device's row is locked by its update, so that joins of one device pass through here one after another. */
  private async storeSession(tx: EntityManager, activation: Activation): Promise<void> {
    const { appId, devId, devAddr } = activation;
    const keys = new DeviceKeyring(this.sealer, appId, devId);
    const nwk_s_key = keys.seal(activation.nwkSKey, 'nwk_s_key');
    const app_s_key = keys.seal(activation.appSKey, 'app_s_key');
    const where = { app_id: appId, dev_id: devId };
    const row = await tx.findOne(DeviceEntity, { where, lock: { mode: 'for_no_key_update' } });
    if (!row) throw deviceNotFound({ app_id: appId, dev_id: devId });
    const used = usedSession(toDevice(row, this.sealer));
    const previous_session = keys.seal(used && sessionBytes(used), 'previous_session');
    await tx.update(DeviceEntity, where, { dev_addr: devAddr, nwk_s_key, app_s_key, previous_session });
    const last = activation.nonceRule === 'increasing' && (await highestNonce(tx, activation, 'dev'));
    if (last && Buffer.compare(activation.devNonce, last) < 0) throw new NonceNotValid('dev_nonce_too_low');
    const fresh = await useNonces(tx, { appId, devId }, [
      ['dev', activation.devNonce],
      ['app', activation.appNonce],
    ]);
    for (const kind of ['dev', 'app'] as const) {
      if (!fresh.includes(kind)) throw new NonceNotValid(`${kind}_nonce_used`);
    }
  }

  /** One object for all devices that were read with it, so that caches hold its sources once. */
  private applicationOf(row: ApplicationRow): Application {
    const known = this.applications.get(row);
    if (known) return known;
    const application = toApplication(row, this.sealer);
    this.applications.set(row, application);
    return application;
  }

  private opened(row: DeviceRow | null): Device | undefined {
    return row ? toDevice(row, this.sealer) : undefined;
  }
}

/** Takes a transaction back; never leaves this file. */
class NonceNotValid extends Error {
  constructor(readonly result: Exclude<ActivationResult, 'accepted'>) {
    super(result);
  }
}

type Nonces = readonly (readonly [kind: NonceKind, nonce: Buffer])[];

type Names = Pick<Device, 'appId' | 'devId'>;

async function highestNonce(
  db: EntityManager,
  { appId, devId }: Names,
  kind: NonceKind,
): Promise<Buffer | undefined> {
  const [row] = await db.query<{ nonce: Buffer }[]>(
    `select nonce from used_nonces where app_id = $1 and dev_id = $2 and kind = $3 order by nonce desc limit 1`,
    [appId, devId, kind],
  );
  return row?.nonce;
}

/** Stores nonces and returns the kinds of those that were new; waits for transactions that store the same ones. */
async function useNonces(
  tx: EntityManager,
  { appId, devId }: Names,
  nonces: Nonces,
): Promise<readonly NonceKind[]> {
  const added: { readonly kind: NonceKind }[] = await tx.query(
    `insert into used_nonces (app_id, dev_id, kind, nonce)
     select $1, $2, kind, nonce from unnest($3::text[], $4::bytea[]) as used (kind, nonce)
     on conflict do nothing returning kind`,
    [appId, devId, nonces.map(([kind]) => kind), nonces.map(([, nonce]) => nonce)],
  );
  return added.map(({ kind }) => kind);
}
