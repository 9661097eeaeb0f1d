import { Injectable } from '@nestjs/common';
import { prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { toAnnouncementRow, toMetadataRow } from '../feed/rows.js';
import type { Announcement, ComponentName, Metadata } from '../register/announcement.js';
import { Announcements } from './announcements.repository.js';

interface Written {
  readonly position: string;
}

const putAnnouncement = prepared<Written>(
  'put_announcement',
  'select put_announcement($1::jsonb) as position',
);
const addMetadata = prepared<Written>('add_metadata', 'select add_metadata($1::jsonb) as position');
const removeMetadata = prepared<Written>('remove_metadata', 'select remove_metadata($1::jsonb) as position');

/** Announcements in PostgreSQL; the functions stand in the migration of the change feed. */
@Injectable()
export class AnnouncementsTypeorm extends Announcements {
  constructor(private readonly db: DataSource) {
    super();
  }

  put(announcement: Announcement): Promise<number> {
    return this.write(putAnnouncement, toAnnouncementRow(announcement));
  }

  addMetadata(component: ComponentName, metadata: Metadata): Promise<number> {
    return this.write(addMetadata, toMetadataRow(component, metadata));
  }

  removeMetadata(component: ComponentName, metadata: Metadata): Promise<number> {
    return this.write(removeMetadata, toMetadataRow(component, metadata));
  }

  private async write(statement: typeof putAnnouncement, row: object): Promise<number> {
    const [written] = await statement(this.db, [JSON.stringify(row)]);
    return Number(written?.position);
  }
}
