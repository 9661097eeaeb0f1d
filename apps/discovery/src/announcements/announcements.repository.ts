import type { Announcement, ComponentName, Metadata } from '../register/announcement.js';

/** One identifier on one component. */
export interface OwnedMetadata {
  readonly component: ComponentName;
  readonly metadata: Metadata;
}

/** Where announcements are kept. The class is also the injection token. Each write is durable when it returns. */
export abstract class Announcements {
  abstract all(): Promise<readonly Announcement[]>;
  abstract allMetadata(): Promise<readonly OwnedMetadata[]>;
  abstract put(announcement: Announcement): Promise<void>;
  /** An exclusive identifier leaves the component that had it, in the same transaction. */
  abstract addMetadata(component: ComponentName, metadata: Metadata): Promise<void>;
  abstract removeMetadata(component: ComponentName, metadata: Metadata): Promise<void>;
}
