// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Announcement as _discovery_Announcement, Announcement__Output as _discovery_Announcement__Output } from '../discovery/Announcement.js';

/**
 * Components that were found.
 */
export interface AnnouncementsResponse {
  'services'?: (_discovery_Announcement)[];
}

/**
 * Components that were found.
 */
export interface AnnouncementsResponse__Output {
  'services': (_discovery_Announcement__Output)[];
}
