import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AppId, appRights, type AppRight, type Eui } from '@fieldpost/domain';
import { batchedStatement, ifTaken } from '@fieldpost/persistence';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { CreationLimits, creationOf } from '../access/creation-limits.js';
import { lockEntity } from '../access/lock-entity.js';
import { AccessKeyEntity } from '../access-keys/access-key.entity.js';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import { collaboratorsOf, type Collaborator } from '../collaborators/collaborators.repository.js';
import { ApplicationEuiEntity } from '../euis/application-eui.entity.js';
import { euiExists } from '../euis/euis.errors.js';
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
import { ApplicationEntity } from './application.entity.js';
import { applicationExists } from './applications.errors.js';

export interface Application {
  readonly id: AppId;
  readonly name: string;
  readonly euis: readonly Eui[];
  readonly created: Date;
  /** Set if and only if the application is deleted. */
  readonly deleted: Date | null;
}

/** An application with its collaborators; null unless requested. */
export interface SharedApplication extends Application {
  readonly collaborators: readonly Collaborator[] | null;
}

/** An application with the rights of the user who lists it. */
export interface OwnApplication extends Application {
  readonly rights: readonly AppRight[];
}

export interface NewApplication {
  readonly id: AppId;
  readonly name: string;
  readonly euis: readonly Eui[];
}

const columns = `
  a.id, a.name, a.created, a.deleted,
  array(select e.eui::text from application_euis e where e.app_id = a.id order by e.added, e.eui) as euis`;

const byId = batchedStatement<[id: string, isWithCollaborators: boolean], SharedApplication>(
  'applications_by_id',
  { id: 'text', shared: 'bool' },
  (rows) => `select requested.place::int, ${columns},
          case when requested.shared then ${collaboratorsOf("'apps'", 'a.id')} end as collaborators
     from ${rows('requested')}
     join applications a on a.id = requested.id`,
);

/** Stores applications. */
@Injectable()
export class Applications {
  private readonly one;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: CreationLimits,
  ) {
    this.one = byId(db);
  }

  /** Oldest first, with or without deleted ones. */
  listOf(userId: UserId, deletedToo: boolean): Readable<OwnApplication> {
    return readableFrom<OwnApplication>(this.db, {
      columns: `${columns}, c.rights`,
      from: 'from collaborators c join applications a on a.id = c.entity_id',
      where: `c.user_id = $1 and c.kind = 'apps' and (a.deleted is null or $2)`,
      order: createdOrder('a'),
      values: [userId, deletedToo],
    });
  }

  /** With its collaborators on request. */
  find(id: AppId, isWithCollaborators: boolean): Promise<SharedApplication | undefined> {
    return this.one(id, isWithCollaborators);
  }

  /**
   * With its EUIs and its first collaborator, in one transaction; with the rights of the creator. Throws when the id or an EUI is
   * taken.
   */
  add(application: NewApplication, creator: Creator, by: Actor): Promise<OwnApplication> {
    return this.db.transaction(async (db) => {
      await requireCreatable(db, this.limits, 'applications', creator);
      const { created } = await insertApplication(db, application, creator);
      for (const eui of application.euis) await insertEui(db, application.id, eui);
      const { id, name, euis } = application;
      const rights = await addFirstCollaborator(db, { kind: 'apps', id }, creator, appRights);
      const details = { name, euis, ...organizationIn(creator) };
      await record(db, by, { kind: 'apps', id, action: 'application.created', details });
      return { ...application, created, deleted: null, rights };
    });
  }

  rename(id: AppId, name: string, by: Actor): Promise<void> {
    return this.db.transaction(async (db) => {
      await lockEntity(db, { kind: 'apps', id });
      await db.update(ApplicationEntity, { id }, { name });
      await record(db, by, { kind: 'apps', id, action: 'application.changed', details: { name } });
    });
  }

  /** Deletes or restores; the id stays reserved. A repeated deletion keeps the first time. */
  setDeleted(id: AppId, isDeleted: boolean, by: Actor): Promise<void> {
    const [deleted, action, before] = isDeleted
      ? [() => 'now()', 'application.deleted', IsNull()]
      : [null, 'application.restored', Not(IsNull())];
    return this.db.transaction(async (db) => {
      await lockEntity(db, { kind: 'apps', id });
      if (!isDeleted) await this.requireRestorable(db, id);
      const { affected } = await db.update(ApplicationEntity, { id, deleted: before }, { deleted });
      if (affected === 1) await record(db, by, { kind: 'apps', id, action });
    });
  }

  /** A restored application and its access keys count towards the limits of its creator or its organization. */
  private async requireRestorable(db: EntityManager, id: AppId): Promise<void> {
    const found = await db.findOneBy(ApplicationEntity, { id, deleted: Not(IsNull()) });
    if (!found) return;
    const [creation, keys] = [creationOf('applications', found), creationOf('access_keys', found)];
    if (creation) await this.limits.requireForRestored(db, creation);
    if (keys)
      await this.limits.requireForRestored(db, keys, await db.countBy(AccessKeyEntity, { appId: id }));
  }
}

async function insertApplication(
  db: EntityManager,
  { id, name }: NewApplication,
  creator: Creator,
): Promise<ApplicationEntity> {
  const row = db.create(ApplicationEntity, { id, name, ...creatorColumns(creator) });
  await db
    .insert(ApplicationEntity, row)
    .catch(ifTaken('applications_pkey', (cause) => applicationExists({ id }, { cause })));
  return row;
}

async function insertEui(db: EntityManager, appId: AppId, eui: string): Promise<void> {
  await db
    .insert(ApplicationEuiEntity, { appId, eui })
    .catch(ifTaken('application_euis_pkey', (cause) => euiExists({ eui }, { cause })));
}
