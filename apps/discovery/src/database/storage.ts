import type { Storage } from '@fieldpost/persistence';
import { Announcements1795251600000 } from './migrations/202611210900-announcements.js';
import { AnnouncementOrigins1795572900000 } from './migrations/202611250215-announcement-origins.js';

/** The database of discovery at the given address. */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [],
  migrations: [Announcements1795251600000, AnnouncementOrigins1795572900000],
  poolSize: 5,
});
