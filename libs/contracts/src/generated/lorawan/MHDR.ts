// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { MType as _lorawan_MType, MType__Output as _lorawan_MType__Output } from '../lorawan/MType.js';
import type { Major as _lorawan_Major, Major__Output as _lorawan_Major__Output } from '../lorawan/Major.js';

/**
 * First byte of a frame.
 */
export interface MHDR {
  'm_type'?: (_lorawan_MType);
  'major'?: (_lorawan_Major);
}

/**
 * First byte of a frame.
 */
export interface MHDR__Output {
  'm_type': (_lorawan_MType__Output);
  'major': (_lorawan_Major__Output);
}
