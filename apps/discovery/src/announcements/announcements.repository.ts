import { Injectable } from '@nestjs/common';
import { prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { toAnnouncementRow, toMetadataRow } from '../feed/rows.js';
import type { Announcement, ComponentName, Metadata } from '../register/announcement.js';

interface Written {
  readonly position: string;
}

const putAnnouncement = prepared<Written>(
  'put_announcement',
  'select put_announcement($1::jsonb) as position',
);
const addMetadata = prepared<Written>('add_metadata', 'select add_metadata($1::jsonb) as position');
const removeMetadata = prepared<Written>('remove_metadata', 'select remove_metadata($1::jsonb) as position');

/**
 * Writes announcements by the functions of the migrations. Each write is durable when it returns, and resolves with the position
 * of the change feed at which it can be read.
 */
@Injectable()
export class Announcements {
  constructor(private readonly db: DataSource) {}

  put(announcement: Announcement): Promise<number> {
    return this.write(putAnnouncement, toAnnouncementRow(announcement));
  }

  /** An exclusive identifier leaves the component that had it, in the same transaction. */
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
