// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { FCtrl as _lorawan_FCtrl, FCtrl__Output as _lorawan_FCtrl__Output } from '../lorawan/FCtrl.js';
import type { MACCommand as _lorawan_MACCommand, MACCommand__Output as _lorawan_MACCommand__Output } from '../lorawan/MACCommand.js';

/**
 * Header of a data frame.
 */
export interface FHDR {
  /**
   * 4 bytes.
   */
  'dev_addr'?: (Buffer | Uint8Array | string);
  'f_ctrl'?: (_lorawan_FCtrl | null);
  'f_cnt'?: (number);
  'f_opts'?: (_lorawan_MACCommand)[];
}

/**
 * Header of a data frame.
 */
export interface FHDR__Output {
  /**
   * 4 bytes.
   */
  'dev_addr': (Buffer);
  'f_ctrl': (_lorawan_FCtrl__Output | null);
  'f_cnt': (number);
  'f_opts': (_lorawan_MACCommand__Output)[];
}
