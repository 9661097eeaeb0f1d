import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Eui,
  euiOfGatewayId,
  type GatewayId,
  gatewayRights,
  type GatewayRight,
} from '@fieldpost/domain';
import { ifTaken } from '@fieldpost/persistence';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { CreationLimits } from '../access/creation-limits.js';
import { lockEntity } from '../access/lock-entity.js';
import type { Actor } from '../access/actor.js';
import { type AuditedChange, record } from '../audit/record.js';
import { removeCollaborators } from '../collaborators/collaborators.repository.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, readableFrom } from '../lists/readable-from.js';
import {
  addFirstCollaborator,
  type Creator,
  creatorColumns,
  organizationIn,
  requireCreatable,
} from '../organizations/new-entities.js';
import type { UserId } from '../values/user-id.js';
import { GatewayEntity } from './gateway.entity.js';
import type { GatewaySettings } from './gateway-settings.js';
import { gatewayEuiTaken, gatewayExists } from './gateways.errors.js';

export interface Owner {
  readonly id: UserId;
  readonly username: string;
}

export interface Gateway extends GatewaySettings {
  readonly id: GatewayId;
  /** Null when the owner is deleted. */
  readonly owner: Owner | null;
  readonly activated: boolean;
  /** The key, sealed. */
  readonly sealed: Buffer;
  /** 8 random bytes that never change. */
  readonly scrambleSeed: Buffer;
}

/** A gateway with the rights of the user who lists it. */
export interface OwnGateway extends Gateway {
  readonly rights: readonly GatewayRight[];
}

export interface NewGateway {
  readonly id: GatewayId;
  readonly settings: GatewaySettings;
  readonly digest: string;
  readonly sealed: Buffer;
  readonly scrambleSeed: Buffer;
}

/** A stored key: the digest to find it, and the sealed key to show it again. */
export type StoredKey = Pick<NewGateway, 'digest' | 'sealed'>;

/** The EUI of a gateway `g`; the unique index `gateways_eui` has the same expression. */
export const euiColumn = `coalesce(g.eui, upper(substring(g.id from '^eui-([0-9a-f]{16})$')))`;

const columns = `
  g.id, ${euiColumn} as eui, g.frequency_plan as "frequencyPlan", g.location, g.location_public as "locationPublic",
  g.status_public as "statusPublic", g.owner_public as "ownerPublic", g.auto_update as "autoUpdate",
  g.beta_updates as "betaUpdates", g.attributes, g.router, g.fallback_routers as "fallbackRouters",
  g.activated, g.sealed, g.scramble_seed as "scrambleSeed",
  (select json_build_object('id', u.id, 'username', u.username) from users u where u.id = g.owner_id) as owner`;

const ifEuiTaken = (eui: string | null | undefined) =>
  ifTaken('gateways_eui', (cause) => gatewayEuiTaken({ eui: eui ?? '' }, { cause }));

/** Stores gateways. Deleted gateways are not found, but their ids stay reserved; their EUIs do not. */
@Injectable()
export class Gateways {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: CreationLimits,
  ) {}

  /** Oldest first. */
  listOf(userId: UserId): Readable<OwnGateway> {
    return readableFrom<OwnGateway>(this.db, {
      columns: `${columns}, c.rights`,
      from: 'from collaborators c join gateways g on g.id = c.entity_id',
      where: `c.user_id = $1 and c.kind = 'gateways' and g.deleted is null`,
      order: createdOrder('g'),
      values: [userId],
    });
  }

  async find(id: GatewayId): Promise<Gateway | undefined> {
    const [found] = await this.db.query<Gateway[]>(
      `select ${columns} from gateways g where g.id = $1 and g.deleted is null`,
      [id],
    );
    return found;
  }

  /**
   * With the creator as owner, and with its first collaborator, in one transaction; resolves with the rights of the creator.
   * Throws when the id exists, or when another gateway has the EUI.
   */
  async add(
    { settings, ...gateway }: NewGateway,
    creator: Creator,
    by: Actor,
  ): Promise<readonly GatewayRight[]> {
    const { id } = gateway;
    const owner = { ownerId: creator.userId, ...creatorColumns(creator) };
    const row = { ...gateway, ...toColumns(settings), ...owner };
    const added = this.db.transaction(async (db) => {
      await requireCreatable(db, this.limits, 'gateways', creator);
      await db.insert(GatewayEntity, row);
      const rights = await addFirstCollaborator(db, { kind: 'gateways', id }, creator, gatewayRights);
      await note(db, by, { id, action: 'gateway.created', details: organizationIn(creator) });
      return rights;
    });
    return added
      .catch(ifTaken('gateways_pkey', (cause) => gatewayExists({ id }, { cause })))
      .catch(ifEuiTaken(settings.eui ?? euiOfGatewayId(id)));
  }

  /** Concurrent changes are serialized; false when there is no such gateway. Throws when another gateway has the EUI. */
  change(id: GatewayId, edit: (before: GatewaySettings) => GatewaySettings, by: Actor): Promise<boolean> {
    let eui: Eui | null = null;
    const changed = this.db.transaction(async (db) => {
      const where = { id, deleted: IsNull() };
      const row = await db.findOne(GatewayEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!row) return false;
      const settings = edit(toSettings(row));
      ({ eui } = settings);
      await db.update(GatewayEntity, { id }, toColumns(settings));
      await note(db, by, { id, action: 'gateway.changed' });
      return true;
    });
    return changed.catch((error: unknown) => ifEuiTaken(eui)(error));
  }

  async setOwner(id: GatewayId, username: string, by: Actor): Promise<void> {
    const owner = '(select u.id from users u where u.username = $2)';
    const set = `update gateways set owner_id = coalesce(${owner}, owner_id) where id = $1 and deleted is null`;
    await this.db.transaction(async (db) => {
      await lockEntity(db, { kind: 'gateways', id });
      const [, affected] = await db.query<[unknown, number]>(set, [id, username]);
      if (affected === 1)
        await note(db, by, { id, action: 'gateway.owner_changed', details: { owner: username } });
    });
  }

  /** False when there is no such gateway. */
  replaceKey(id: GatewayId, { digest, sealed }: StoredKey, by: Actor): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const { affected } = await db.update(GatewayEntity, { id, deleted: IsNull() }, { digest, sealed });
      if (affected === 1) await note(db, by, { id, action: 'gateway.key_replaced' });
      return affected === 1;
    });
  }

  /** Marks the gateway as activated: it used its own key. */
  async activate(id: GatewayId): Promise<void> {
    await this.db.query('update gateways set activated = true where id = $1 and not activated', [id]);
  }

  /** Deletes its collaborators as well. */
  async delete(id: GatewayId, by: Actor): Promise<void> {
    await this.db.transaction(async (db) => {
      await lockEntity(db, { kind: 'gateways', id });
      const { affected } = await db.update(
        GatewayEntity,
        { id, deleted: IsNull() },
        { deleted: () => 'now()' },
      );
      if (affected !== 1) return;
      await removeCollaborators(db, { kind: 'gateways', id });
      await note(db, by, { id, action: 'gateway.deleted' });
    });
  }

  async isUser(username: string): Promise<boolean> {
    const found = await this.db.query<unknown[]>('select 1 from users where username = $1', [username]);
    return found.length > 0;
  }
}

const note = (db: EntityManager, by: Actor, change: Omit<AuditedChange, 'kind'>): Promise<void> =>
  record(db, by, { kind: 'gateways', ...change });

const toColumns = ({ fallbackRouters, ...settings }: GatewaySettings) => ({
  ...settings,
  fallbackRouters: [...fallbackRouters],
});

const toSettings = (row: GatewayEntity): GatewaySettings => ({
  frequencyPlan: row.frequencyPlan as GatewaySettings['frequencyPlan'],
  eui: row.eui as GatewaySettings['eui'],
  location: row.location,
  locationPublic: row.locationPublic,
  statusPublic: row.statusPublic,
  ownerPublic: row.ownerPublic,
  autoUpdate: row.autoUpdate,
  betaUpdates: row.betaUpdates,
  attributes: row.attributes,
  router: row.router,
  fallbackRouters: row.fallbackRouters,
});
