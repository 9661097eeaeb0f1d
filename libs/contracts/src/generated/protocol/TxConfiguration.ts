// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { TxConfiguration as _lorawan_TxConfiguration, TxConfiguration__Output as _lorawan_TxConfiguration__Output } from '../lorawan/TxConfiguration.js';

/**
 * How a frame has to be transmitted.
 */
export interface TxConfiguration {
  'lorawan'?: (_lorawan_TxConfiguration | null);
  'protocol'?: "lorawan";
}

/**
 * How a frame has to be transmitted.
 */
export interface TxConfiguration__Output {
  'lorawan'?: (_lorawan_TxConfiguration__Output | null);
  'protocol'?: "lorawan";
}
