// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Metadata as _lorawan_Metadata, Metadata__Output as _lorawan_Metadata__Output } from '../lorawan/Metadata.js';

/**
 * How a frame was received.
 */
export interface RxMetadata {
  'lorawan'?: (_lorawan_Metadata | null);
  'protocol'?: "lorawan";
}

/**
 * How a frame was received.
 */
export interface RxMetadata__Output {
  'lorawan'?: (_lorawan_Metadata__Output | null);
  'protocol'?: "lorawan";
}
