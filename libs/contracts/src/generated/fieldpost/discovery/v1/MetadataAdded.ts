// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Metadata as _discovery_Metadata, Metadata__Output as _discovery_Metadata__Output } from '../../../discovery/Metadata.js';

export interface MetadataAdded {
  'service_name'?: (string);
  /**
   * The component that has the identifier now.
   */
  'id'?: (string);
  'metadata'?: (_discovery_Metadata | null);
  /**
   * The component of the same service that had the identifier before and lost it, if any.
   */
  'taken_from'?: (string);
}

export interface MetadataAdded__Output {
  'service_name': (string);
  /**
   * The component that has the identifier now.
   */
  'id': (string);
  'metadata': (_discovery_Metadata__Output | null);
  /**
   * The component of the same service that had the identifier before and lost it, if any.
   */
  'taken_from': (string);
}
