// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Metadata as _discovery_Metadata, Metadata__Output as _discovery_Metadata__Output } from '../discovery/Metadata.js';

/**
 * Puts one identifier on a component, or takes it off.
 */
export interface MetadataRequest {
  'id'?: (string);
  'service_name'?: (string);
  'metadata'?: (_discovery_Metadata | null);
}

/**
 * Puts one identifier on a component, or takes it off.
 */
export interface MetadataRequest__Output {
  'id': (string);
  'service_name': (string);
  'metadata': (_discovery_Metadata__Output | null);
}
