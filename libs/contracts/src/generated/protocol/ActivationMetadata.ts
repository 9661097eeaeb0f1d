// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ActivationMetadata as _lorawan_ActivationMetadata, ActivationMetadata__Output as _lorawan_ActivationMetadata__Output } from '../lorawan/ActivationMetadata.js';

/**
 * What a session of a device is made of.
 */
export interface ActivationMetadata {
  'lorawan'?: (_lorawan_ActivationMetadata | null);
  'protocol'?: "lorawan";
}

/**
 * What a session of a device is made of.
 */
export interface ActivationMetadata__Output {
  'lorawan'?: (_lorawan_ActivationMetadata__Output | null);
  'protocol'?: "lorawan";
}
