import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AppId, AppRight } from '@fieldpost/domain';
import { ifTaken } from '@fieldpost/persistence';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { CreationLimits, creationOf } from '../access/creation-limits.js';
import { lockEntity } from '../access/lock-entity.js';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import { requireFewRemoved } from '../revocations/removed-names.js';
import { AccessKeyEntity } from './access-key.entity.js';
import { limitsOf } from './access-keys.dto.js';
import { accessKeyExists } from './access-keys.errors.js';
import type { AddressRange } from '../values/address-range.js';
import type { KeyName } from '../values/key-name.js';
import type { KeyBounds } from '../access/key-bounds.js';

export interface NewAccessKey extends KeyBounds {
  readonly appId: AppId;
  readonly name: KeyName;
  /** Digest of the secret, by which the key is found. */
  readonly digest: string;
  /** The sealed key, because v2 clients read keys again. */
  readonly sealed: Buffer;
  readonly rights: readonly AppRight[];
}

export interface AccessKey extends NewAccessKey {
  /** Accurate to the minute, written about a minute later; null for never. */
  readonly lastUsed: Date | null;
}

/** Stores access keys. */
@Injectable()
export class AccessKeys {
  private readonly rows: Repository<AccessKeyEntity>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: CreationLimits,
  ) {
    this.rows = db.getRepository(AccessKeyEntity);
  }

  async listByApp(appId: AppId): Promise<readonly AccessKey[]> {
    const rows = await this.rows.find({ where: { appId }, order: { created: 'asc', name: 'asc' } });
    return rows.map(toAccessKey);
  }

  async find(appId: AppId, name: KeyName): Promise<AccessKey | undefined> {
    const row = await this.rows.findOneBy({ appId, name });
    return row ? toAccessKey(row) : undefined;
  }

  /** Throws when the name exists. `check` gets the number of keys, under a lock against concurrent additions. */
  async add(
    { rights, addresses, ...key }: NewAccessKey,
    by: Actor,
    check: (count: number) => void,
  ): Promise<void> {
    const added = this.db.transaction(async (db) => {
      await lockEntity(db, { kind: 'apps', id: key.appId });
      check(await db.countBy(AccessKeyEntity, { appId: key.appId }));
      await this.requireCapacity(db, key.appId);
      const { appId: id, name } = key;
      await requireFewRemoved(db, { what: 'access keys', id, prefix: `access-key:${id}`, name });
      await db.insert(AccessKeyEntity, { ...key, rights: [...rights], addresses: [...addresses] });
      const details = { name: key.name, rights, ...limitsOf({ ...key, addresses }) };
      await record(db, by, { kind: 'apps', id: key.appId, action: 'access_key.created', details });
    });
    await added.catch(ifTaken('access_keys_pkey', (cause) => accessKeyExists({ name: key.name }, { cause })));
  }

  /** Keys count for the user or the organization that their application counts for. */
  private async requireCapacity(db: EntityManager, appId: AppId): Promise<void> {
    const [application] = await db.query<Parameters<typeof creationOf>[1][]>(
      'select created_by as "createdBy", organization_id as "organizationId" from applications where id = $1',
      [appId],
    );
    const creation = application && creationOf('access_keys', application);
    if (creation) await this.limits.require(db, creation);
  }

  /** False when there is no such key. */
  remove(appId: AppId, name: KeyName, by: Actor): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const { affected } = await db.delete(AccessKeyEntity, { appId, name });
      const change = { kind: 'apps', id: appId, action: 'access_key.deleted', details: { name } } as const;
      if (affected === 1) await record(db, by, change);
      return affected === 1;
    });
  }
}

const toAccessKey = (row: AccessKeyEntity): AccessKey => ({
  appId: row.appId as AppId,
  name: row.name as KeyName,
  digest: row.digest,
  sealed: row.sealed,
  rights: row.rights as AppRight[],
  expires: row.expires,
  addresses: row.addresses as AddressRange[],
  lastUsed: row.lastUsed,
});
