import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type ComponentId, componentRights, type ServiceName } from '@fieldpost/domain';
import { breaksUnique } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { lockEntity } from '../access/lock-entity.js';
import type { Actor } from '../audit/actor.js';
import { record } from '../audit/record.js';
import { CollaboratorEntity } from '../collaborators/collaborator.entity.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, readableFrom } from '../lists/readable-from.js';
import type { UserId } from '../users/user-id.js';
import { ComponentEntity } from './component.entity.js';
import { componentExists } from './components.errors.js';
import { type Component, Components, type NewComponent, type OwnComponent } from './components.repository.js';

@Injectable()
export class ComponentsTypeorm extends Components {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  listOf(userId: UserId): Readable<OwnComponent> {
    return readableFrom<OwnComponent>(this.db, {
      columns: 'o.id, o.type, o.created, c.rights',
      from: `
        from collaborators c join components o on o.id = c.entity_id
       where c.user_id = $1 and c.kind = 'components'`,
      order: createdOrder('o'),
      values: [userId],
    });
  }

  async find(id: ComponentId): Promise<Component | undefined> {
    const row = await this.db.manager.findOneBy(ComponentEntity, { id });
    return row ? toComponent(row) : undefined;
  }

  async add({ id, type }: NewComponent, creator: UserId | undefined, by: Actor): Promise<Component> {
    const added = this.db.transaction(async (db) => {
      const row = db.create(ComponentEntity, { id, type });
      await db.insert(ComponentEntity, row);
      const share = { kind: 'components', entityId: id, rights: [...componentRights] };
      if (creator !== undefined) await db.insert(CollaboratorEntity, { ...share, userId: creator });
      await record(db, by, { kind: 'components', id, action: 'component.created', details: { type } });
      return toComponent(row);
    });
    return added.catch((error: unknown) => {
      if (breaksUnique(error, 'components_pkey')) throw componentExists({ id }, { cause: error });
      throw error;
    });
  }

  noteToken(id: ComponentId, expires: string, by: Actor): Promise<void> {
    return this.db.transaction(async (db) => {
      // A purge counts on what it finds here: it waits, or the token is given to nobody.
      await lockEntity(db, { kind: 'components', id });
      await record(db, by, { kind: 'components', id, action: 'token.created', details: { expires } });
    });
  }
}

const toComponent = ({ id, type, created }: ComponentEntity): Component => ({
  id: id as ComponentId,
  type: type as ServiceName,
  created,
});
