import type { Announcement, ComponentName, Metadata } from '../register/announcement.js';

/**
 * Where announcements are written. The class is also the injection token. Each write is durable when it returns, and
 * answers the position of the change feed at which it can be seen.
 */
export abstract class Announcements {
  abstract put(announcement: Announcement): Promise<number>;
  /** An exclusive identifier leaves the component that had it, in the same transaction. */
  abstract addMetadata(component: ComponentName, metadata: Metadata): Promise<number>;
  abstract removeMetadata(component: ComponentName, metadata: Metadata): Promise<number>;
}
