import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type MemberRight,
  type OrganizationId,
  type OrganizationRole,
  rightsOfRole,
} from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { breaksUnique } from '@fieldpost/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { organizationNotFound } from '../access/access.errors.js';
import type { Actor } from '../access/actor.js';
import { CreationLimits, type LimitOfOrganization } from '../access/creation-limits.js';
import { record } from '../audit/record.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, type Order, readableFrom } from '../lists/readable-from.js';
import type { Search } from '../lists/sorting.js';
import type { UserId } from '../values/user-id.js';
import { lockOrganization } from './locks.js';
import { keepManagers } from './managers.js';
import { insertMember } from './members.repository.js';
import { OrganizationEntity } from './organization.entity.js';
import { organizationExists } from './organizations.errors.js';

export interface Organization {
  readonly id: OrganizationId;
  readonly name: string;
  readonly created: Date;
}

/** An organization with the membership of the user who reads it. */
export interface OwnOrganization extends Organization {
  readonly role: OrganizationRole | null;
  readonly rights: readonly MemberRight[];
}

/** Limits that an administrator set; absent ones are those of the settings. */
export type OrganizationLimits = Partial<Record<LimitOfOrganization, number>>;

/** An organization as administrators see it. */
export interface AdministeredOrganization extends Organization {
  readonly owners: readonly string[];
  readonly members: number;
  readonly limits: OrganizationLimits;
}

/** Members that all organizations can be sorted by. */
export const organizationSorts = ['created', 'id', 'name'] as const;

/** By a part of an id or a name. */
export type OrganizationSearch = Search<(typeof organizationSorts)[number]>;

const orders: Readonly<Record<OrganizationSearch['sort'], Order>> = {
  created: createdOrder('o'),
  id: { by: ['o.id'], types: ['text'] },
  name: { by: ['o.name', 'o.id'], types: ['text', 'text'] },
};

const administeredColumns = `
  o.id, o.name, o.created, o.limits,
  (select count(*)::int from organization_members m where m.organization_id = o.id) as members,
  array(select u.username from organization_members m join users u on u.id = m.user_id
         where m.organization_id = o.id and m.role = 'owner' order by m.added, u.username)::text[] as owners`;
const ownColumns = 'o.id, o.name, o.created, m.role, m.rights';
const ownOnes = {
  from: 'from organization_members m join organizations o on o.id = m.organization_id',
  where: 'm.user_id = $1 and o.deleted is null',
};

/** Stores organizations. Only administrators find deleted ones; their ids stay reserved. */
@Injectable()
export class Organizations {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: CreationLimits,
  ) {}

  /** The organizations of a user, oldest first. */
  listOf(userId: UserId): Readable<OwnOrganization> {
    const order = createdOrder('o');
    return readableFrom(this.db, { columns: ownColumns, ...ownOnes, order, values: [userId] });
  }

  /** Undefined when unknown, and for a user who is no member. */
  async find(id: OrganizationId, userId: string): Promise<OwnOrganization | undefined> {
    const { from, where } = ownOnes;
    const [found] = await this.db.query<OwnOrganization[]>(
      `select ${ownColumns} ${from} where ${where} and o.id = $2`,
      [userId, id],
    );
    return found;
  }

  /** With the creator as owner, in one transaction. Throws when the id is taken. */
  async add(
    { id, name }: Omit<Organization, 'created'>,
    creator: UserId,
    by: Actor,
  ): Promise<OwnOrganization> {
    const owner = { role: 'owner', rights: rightsOfRole('owner') } as const;
    const added = this.db.transaction(async (db) => {
      await this.limits.require(db, { table: 'organizations', userId: creator });
      const row = db.create(OrganizationEntity, { id, name, limits: {}, createdBy: creator });
      await db.insert(OrganizationEntity, row);
      await insertMember(db, id, { userId: creator, ...owner });
      await record(db, by, { kind: 'organizations', id, action: 'organization.created', details: { name } });
      return { id, name, created: row.created, ...owner };
    });
    return added.catch((error: unknown) => {
      if (breaksUnique(error, 'organizations_pkey')) throw organizationExists({ id }, { cause: error });
      throw error;
    });
  }

  rename(id: OrganizationId, name: string, by: Actor): Promise<void> {
    return this.db.transaction(async (db) => {
      await lockOrganization(db, id);
      await db.update(OrganizationEntity, { id }, { name });
      await record(db, by, { kind: 'organizations', id, action: 'organization.changed', details: { name } });
    });
  }

  /** Its members lose the rights that they have through it. Throws when an entity would have no manager, and when too many rows change. */
  delete(id: OrganizationId, by: Actor): Promise<void> {
    return this.db.transaction(async (db) => {
      await lockOrganization(db, id);
      await requireFewShares(db, id);
      await keepManagers(db, id, async () => {
        await db.query('delete from organization_collaborators where organization_id = $1', [id]);
        await db.query('delete from organization_members where organization_id = $1', [id]);
      });
      await db.update(OrganizationEntity, { id }, { deleted: () => 'now()' });
      await record(db, by, { kind: 'organizations', id, action: 'organization.deleted' });
    });
  }

  /** All organizations, in the chosen order. */
  listAll({ search = '', sort, direction }: OrganizationSearch): Readable<AdministeredOrganization> {
    return readableFrom(this.db, {
      columns: administeredColumns,
      from: 'from organizations o',
      where: `o.deleted is null and ($1 = '' or strpos(lower(concat_ws(' ', o.id, o.name)), lower($1)) > 0)`,
      order: { ...orders[sort], direction },
      values: [search],
    });
  }

  /** Also a deleted one. Undefined when unknown. */
  async findAny(
    id: OrganizationId,
  ): Promise<(AdministeredOrganization & { readonly deleted: Date | null }) | undefined> {
    const [found] = await this.db.query<(AdministeredOrganization & { readonly deleted: Date | null })[]>(
      `select ${administeredColumns}, o.deleted from organizations o where o.id = $1`,
      [id],
    );
    return found;
  }

  /** Null removes a limit, absent ones are unchanged. */
  setLimits(
    id: OrganizationId,
    limits: Partial<Record<LimitOfOrganization, number | null | undefined>>,
    by: Actor,
  ): Promise<void> {
    return this.db.transaction(async (db) => {
      const [, affected] = await db.query<[unknown, number]>(
        `update organizations set limits = jsonb_strip_nulls(limits || $2) where id = $1 and deleted is null`,
        [id, limits],
      );
      if (affected === 0) throw organizationNotFound({ id });
      const action = 'organization.limits_changed';
      await record(db, by, { kind: 'organizations', id, action, details: { limits } });
    });
  }
}

/** Collaborators that a deletion removes in one transaction, each with a revocation. */
const mostShares = 10_000;

async function requireFewShares(db: EntityManager, id: OrganizationId): Promise<void> {
  const [{ shares }] = await db.query<[{ shares: number }]>(
    `select ((select count(*) from organization_members where organization_id = $1) *
             (select count(*) from organization_collaborators where organization_id = $1))::int as shares`,
    [id],
  );
  if (shares > mostShares)
    throw notValid({
      argument: 'Organization',
      reason: 'has too many members and entities to be deleted at once: remove members first',
    });
}
