import type { ComponentName, Metadata } from '../register/announcement.js';
import type { OriginalAnnouncement } from './original-layout.js';

/** The result for one announcement; `newer`: it was announced here later than in the original store, and kept. */
export type AnnouncementOutcome = 'created' | 'updated' | 'unchanged' | 'newer';

/** Result of one identifier; `held`: another component has it, `full`: the component has too many. */
export type MetadataOutcome = 'added' | 'unchanged' | 'held' | 'full';

/** Where an import writes. Each call is one transaction; what it changes goes through the change feed. */
export interface ImportTarget {
  /** One outcome for each announcement, in order. */
  putAll(announcements: readonly OriginalAnnouncement[]): Promise<readonly AnnouncementOutcome[]>;
  /** One outcome for each identifier, in order. */
  addAll(component: ComponentName, metadata: readonly Metadata[]): Promise<readonly MetadataOutcome[]>;
}
