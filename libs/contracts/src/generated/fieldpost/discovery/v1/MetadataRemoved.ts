// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Metadata as _discovery_Metadata, Metadata__Output as _discovery_Metadata__Output } from '../../../discovery/Metadata.js';

export interface MetadataRemoved {
  'service_name'?: (string);
  'id'?: (string);
  'metadata'?: (_discovery_Metadata | null);
}

export interface MetadataRemoved__Output {
  'service_name': (string);
  'id': (string);
  'metadata': (_discovery_Metadata__Output | null);
}
