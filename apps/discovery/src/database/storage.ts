import type { Storage } from '@fieldpost/persistence';
import { AnnouncementEntity, MetadataEntity } from '../announcements/announcement.entity.js';
import { Announcements1795251600000 } from './migrations/202611210900-announcements.js';

/** What discovery keeps, at the given address. */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [AnnouncementEntity, MetadataEntity],
  migrations: [Announcements1795251600000],
  poolSize: 5,
});
