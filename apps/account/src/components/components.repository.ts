import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type ComponentId,
  componentRights,
  type ComponentRight,
  type OrganizationId,
  type ServiceName,
} from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { ifTaken } from '@fieldpost/persistence';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { lockEntity } from '../access/lock-entity.js';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, type Order, readableFrom } from '../lists/readable-from.js';
import type { Search } from '../lists/sorting.js';
import { lockToShare } from '../organizations/locks.js';
import { addFirstCollaborator, organizationIn } from '../organizations/new-entities.js';
import type { UserId } from '../values/user-id.js';
import { ComponentEntity } from './component.entity.js';
import { type Approval, requireApproved } from './approval.js';
import { componentExists } from './components.errors.js';

export interface Component {
  readonly id: ComponentId;
  readonly type: ServiceName;
  readonly approval: Approval;
  readonly created: Date;
}

/** A component with the rights of the user who lists it. */
export interface OwnComponent extends Component {
  readonly rights: readonly ComponentRight[];
}

/** A component for administrators, with the name of the user who created it, if any. */
export interface AdministeredComponent extends Component {
  readonly creator: string | null;
}

/** Members that the components of all users can be sorted by. */
export const componentSorts = ['created', 'id', 'type', 'creator', 'approval'] as const;

/** By a part of an id or of the name of the creator. */
export interface ComponentSearch extends Search<(typeof componentSorts)[number]> {
  readonly approval?: Approval | undefined;
}

const administeredColumns = `o.id, o.type, o.approval, o.created, nullif(o.creator_name, '') as creator`;

const texts = ['text', 'text'];
const orders: Readonly<Record<ComponentSearch['sort'], Order>> = {
  created: createdOrder('o'),
  id: { by: ['o.id'], types: ['text'] },
  type: { by: ['o.type', 'o.id'], types: texts },
  creator: { by: ['o.creator_name', 'o.id'], types: texts },
  approval: { by: ['o.approval', 'o.id'], types: texts },
};

/** The creator of a component, and its first approval. */
export interface Creation {
  /** Absent for the operator. */
  readonly creator?: UserId;
  readonly organizationId?: OrganizationId | undefined;
  readonly approval: Approval;
}

export interface NewComponent {
  readonly id: ComponentId;
  readonly type: ServiceName;
}

/** Per user, to keep the list of administrators short. */
const mostUnapproved = 10;

const action = { approved: 'component.approved', withdrawn: 'component.approval_withdrawn' } as const;

/** Stores network components. */
@Injectable()
export class Components {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Oldest first. */
  listOf(userId: UserId): Readable<OwnComponent> {
    return readableFrom<OwnComponent>(this.db, {
      columns: 'o.id, o.type, o.approval, o.created, c.rights',
      from: 'from collaborators c join components o on o.id = c.entity_id',
      where: `c.user_id = $1 and c.kind = 'components'`,
      order: createdOrder('o'),
      values: [userId],
    });
  }

  async find(id: ComponentId): Promise<Component | undefined> {
    const row = await this.db.manager.findOneBy(ComponentEntity, { id });
    return row ? toComponent(row) : undefined;
  }

  /** Components of all users, in the order of an index. */
  listAll({ search = '', approval, sort, direction }: ComponentSearch): Readable<AdministeredComponent> {
    return readableFrom<AdministeredComponent>(this.db, {
      columns: administeredColumns,
      from: 'from components o',
      where: `
        ($1::text is null or o.approval = $1)
         and ($2 = '' or strpos(lower(concat_ws(' ', o.id, o.creator_name)), lower($2)) > 0)`,
      order: { ...orders[sort], direction },
      values: [approval ?? null, search],
    });
  }

  async findAdministered(id: ComponentId): Promise<AdministeredComponent | undefined> {
    const [found] = await this.db.query<AdministeredComponent[]>(
      `select ${administeredColumns} from components o where o.id = $1`,
      [id],
    );
    return found;
  }

  /** Unknown ids are left out. */
  findAll(ids: readonly string[]): Promise<readonly Component[]> {
    return this.db.query('select id, type, approval, created from components where id = any($1)', [[...ids]]);
  }

  /**
   * With its first collaborator, unless the operator creates it; with the rights of the creator. Throws when the id exists for any type, and when the creator has too many
   * components without approval.
   */
  async add({ id, type }: NewComponent, creation: Creation, by: Actor): Promise<OwnComponent> {
    const { creator, organizationId, approval } = creation;
    const added = this.db.transaction(async (db) => {
      if (organizationId !== undefined) await lockToShare(db, organizationId, creator);
      if (creator !== undefined && approval !== 'approved') await requireCapacity(db, creator);
      const row = db.create(ComponentEntity, { id, type, approval, creatorId: creator ?? null });
      await db.insert(ComponentEntity, row);
      const owner = { userId: creator ?? '', organizationId };
      const on = { kind: 'components', id } as const;
      const rights = creator === undefined ? [] : await addFirstCollaborator(db, on, owner, componentRights);
      await record(db, by, {
        kind: 'components',
        id,
        action: 'component.created',
        details: { type, approval, ...organizationIn(owner) },
      });
      return { ...toComponent(row), rights };
    });
    return added.catch(ifTaken('components_pkey', (cause) => componentExists({ id }, { cause })));
  }

  /** Approves, or withdraws the approval, which invalidates tokens; undefined when there is no such component. */
  decide(id: ComponentId, approval: 'approved' | 'withdrawn', by: Actor): Promise<Component | undefined> {
    return this.db.transaction(async (db) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await db.findOne(ComponentEntity, { where: { id }, lock });
      if (!row) return undefined;
      if (row.approval === approval) return toComponent(row);
      await db.update(ComponentEntity, { id }, { approval });
      await record(db, by, { kind: 'components', id, action: action[approval] });
      return toComponent({ ...row, approval });
    });
  }

  /**
   * Records a token that is valid until `expires` (RFC 3339). Throws when the component is deleted or no longer approved.
   */
  recordToken(id: ComponentId, expires: string, by: Actor): Promise<void> {
    return this.db.transaction(async (db) => {
      // Serializes with a purge, which reads the expiry of tokens.
      await lockEntity(db, { kind: 'components', id });
      const { approval } = await db.findOneByOrFail(ComponentEntity, { id });
      requireApproved(id, approval as Approval);
      await record(db, by, { kind: 'components', id, action: 'token.created', details: { expires } });
    });
  }
}

/** Counts under a lock on the user, against concurrent additions. */
async function requireCapacity(db: EntityManager, creator: UserId): Promise<void> {
  await db.query('select 1 from users where id = $1 for no key update', [creator]);
  const where = { creatorId: creator, approval: Not('approved') };
  if ((await db.countBy(ComponentEntity, where)) >= mostUnapproved)
    throw notValid({
      argument: 'Components',
      reason: `a user has at most ${mostUnapproved} that are not approved`,
    });
}

const toComponent = ({ id, type, approval, created }: ComponentEntity): Component => ({
  id: id as ComponentId,
  type: type as ServiceName,
  approval: approval as Approval,
  created,
});
