import type { Announcement, ComponentName, Metadata } from '../register/announcement.js';
import type { Register } from '../register/register.js';
import type { AnnouncementRow, MetadataRow, RowReader } from './rows.js';

/** The body of a row of `changes`; exactly one member is there. */
export interface ChangeBody {
  readonly announced?: AnnouncementRow;
  readonly added?: MetadataRow;
  readonly removed?: MetadataRow;
  /** An operator took the component away, with all its metadata. */
  readonly withdrawn?: ComponentName;
}

/** One write as the database committed it. */
export interface Change {
  readonly position: number;
  readonly body: ChangeBody;
}

/** The effect of one change on the register. */
export type Effect =
  | { readonly type: 'announced'; readonly announcement: Announcement }
  | {
      readonly type: 'added';
      readonly component: ComponentName;
      readonly metadata: Metadata;
      /** The component that had the identifier until now and has lost it. */
      readonly takenFrom: ComponentName | undefined;
    }
  | { readonly type: 'removed'; readonly component: ComponentName; readonly metadata: Metadata }
  | { readonly type: 'withdrawn'; readonly component: ComponentName };

/** Does to the register what the database did; undefined for a change that a newer release wrote. */
export function applyChange(register: Register, rows: RowReader, body: ChangeBody): Effect | undefined {
  if (body.announced) {
    const announcement = rows.announcement(body.announced);
    register.announce(announcement);
    return { type: 'announced', announcement };
  }
  if (body.added) {
    const { component, metadata } = rows.metadata(body.added);
    return { type: 'added', component, metadata, takenFrom: register.addMetadata(component, metadata) };
  }
  if (body.withdrawn) {
    const component = rows.component(body.withdrawn);
    register.withdraw(component);
    return { type: 'withdrawn', component };
  }
  if (!body.removed) return undefined;
  const { component, metadata } = rows.metadata(body.removed);
  register.removeMetadata(component, metadata);
  return { type: 'removed', component, metadata };
}
