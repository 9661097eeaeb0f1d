import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import {
  type Announcement,
  type ComponentName,
  isExclusive,
  type Metadata,
} from '../register/announcement.js';
import { AnnouncementEntity, MetadataEntity } from './announcement.entity.js';
import { Announcements, type OwnedMetadata } from './announcements.repository.js';

const toOwned = ({ serviceName, id, kind, value }: MetadataEntity): OwnedMetadata => ({
  component: { serviceName, id },
  metadata: { kind, value },
});

/** Announcements in PostgreSQL. */
@Injectable()
export class AnnouncementsTypeorm extends Announcements {
  constructor(private readonly db: DataSource) {
    super();
  }

  all(): Promise<readonly Announcement[]> {
    return this.db.manager.find(AnnouncementEntity);
  }

  async allMetadata(): Promise<readonly OwnedMetadata[]> {
    return (await this.db.manager.find(MetadataEntity)).map(toOwned);
  }

  async put(announcement: Announcement): Promise<void> {
    await this.db.getRepository(AnnouncementEntity).upsert({ ...announcement }, ['serviceName', 'id']);
  }

  async addMetadata(component: ComponentName, metadata: Metadata): Promise<void> {
    const { id } = component;
    await this.db.transaction(async (tx) => {
      if (isExclusive(metadata.kind)) {
        // Two components that take one identifier at once queue up here, so that the last one has it.
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `${metadata.kind} ${metadata.value}`,
        ]);
        await tx.delete(MetadataEntity, { ...metadata, id: Not(id) });
      }
      await tx
        .createQueryBuilder()
        .insert()
        .into(MetadataEntity)
        .values({ ...component, ...metadata })
        .orIgnore()
        .execute();
    });
  }

  async removeMetadata(component: ComponentName, metadata: Metadata): Promise<void> {
    await this.db.manager.delete(MetadataEntity, { ...component, ...metadata });
  }
}
