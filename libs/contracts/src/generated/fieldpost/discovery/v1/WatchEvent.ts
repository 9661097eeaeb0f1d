// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Mark as _fieldpost_discovery_v1_Mark, Mark__Output as _fieldpost_discovery_v1_Mark__Output } from '../../../fieldpost/discovery/v1/Mark.js';
import type { Announcement as _discovery_Announcement, Announcement__Output as _discovery_Announcement__Output } from '../../../discovery/Announcement.js';
import type { MetadataAdded as _fieldpost_discovery_v1_MetadataAdded, MetadataAdded__Output as _fieldpost_discovery_v1_MetadataAdded__Output } from '../../../fieldpost/discovery/v1/MetadataAdded.js';
import type { MetadataRemoved as _fieldpost_discovery_v1_MetadataRemoved, MetadataRemoved__Output as _fieldpost_discovery_v1_MetadataRemoved__Output } from '../../../fieldpost/discovery/v1/MetadataRemoved.js';
import type { Withdrawn as _fieldpost_discovery_v1_Withdrawn, Withdrawn__Output as _fieldpost_discovery_v1_Withdrawn__Output } from '../../../fieldpost/discovery/v1/Withdrawn.js';

export interface WatchEvent {
  /**
   * Drop the known state: everything follows as `present`, then `complete`.
   */
  'reset'?: (_fieldpost_discovery_v1_Mark | null);
  /**
   * An announced component, with its metadata.
   */
  'present'?: (_discovery_Announcement | null);
  /**
   * The state is complete; changes follow.
   */
  'complete'?: (_fieldpost_discovery_v1_Mark | null);
  /**
   * A component announced itself, for the first time or again; with its metadata.
   */
  'announced'?: (_discovery_Announcement | null);
  /**
   * An identifier was added to a component.
   */
  'metadata_added'?: (_fieldpost_discovery_v1_MetadataAdded | null);
  /**
   * An identifier was removed from a component.
   */
  'metadata_removed'?: (_fieldpost_discovery_v1_MetadataRemoved | null);
  /**
   * An operator removed a component, with all its metadata.
   */
  'withdrawn'?: (_fieldpost_discovery_v1_Withdrawn | null);
  /**
   * Position after this event, for WatchRequest; opaque, the same on every replica. Empty until `complete`.
   */
  'position'?: (string);
  'event'?: "reset"|"present"|"complete"|"announced"|"metadata_added"|"metadata_removed"|"withdrawn";
}

export interface WatchEvent__Output {
  /**
   * Drop the known state: everything follows as `present`, then `complete`.
   */
  'reset'?: (_fieldpost_discovery_v1_Mark__Output | null);
  /**
   * An announced component, with its metadata.
   */
  'present'?: (_discovery_Announcement__Output | null);
  /**
   * The state is complete; changes follow.
   */
  'complete'?: (_fieldpost_discovery_v1_Mark__Output | null);
  /**
   * A component announced itself, for the first time or again; with its metadata.
   */
  'announced'?: (_discovery_Announcement__Output | null);
  /**
   * An identifier was added to a component.
   */
  'metadata_added'?: (_fieldpost_discovery_v1_MetadataAdded__Output | null);
  /**
   * An identifier was removed from a component.
   */
  'metadata_removed'?: (_fieldpost_discovery_v1_MetadataRemoved__Output | null);
  /**
   * An operator removed a component, with all its metadata.
   */
  'withdrawn'?: (_fieldpost_discovery_v1_Withdrawn__Output | null);
  /**
   * Position after this event, for WatchRequest; opaque, the same on every replica. Empty until `complete`.
   */
  'position': (string);
  'event'?: "reset"|"present"|"complete"|"announced"|"metadata_added"|"metadata_removed"|"withdrawn";
}
