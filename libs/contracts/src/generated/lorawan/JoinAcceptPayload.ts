// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { DLSettings as _lorawan_DLSettings, DLSettings__Output as _lorawan_DLSettings__Output } from '../lorawan/DLSettings.js';
import type { CFList as _lorawan_CFList, CFList__Output as _lorawan_CFList__Output } from '../lorawan/CFList.js';

/**
 * What the network answers to a device that joins: sealed, or open in the other fields.
 */
export interface JoinAcceptPayload {
  'encrypted'?: (Buffer | Uint8Array | string);
  /**
   * 3 bytes.
   */
  'app_nonce'?: (Buffer | Uint8Array | string);
  /**
   * 3 bytes.
   */
  'net_id'?: (Buffer | Uint8Array | string);
  /**
   * 4 bytes.
   */
  'dev_addr'?: (Buffer | Uint8Array | string);
  'dl_settings'?: (_lorawan_DLSettings | null);
  /**
   * Seconds.
   */
  'rx_delay'?: (number);
  'cf_list'?: (_lorawan_CFList | null);
}

/**
 * What the network answers to a device that joins: sealed, or open in the other fields.
 */
export interface JoinAcceptPayload__Output {
  'encrypted': (Buffer);
  /**
   * 3 bytes.
   */
  'app_nonce': (Buffer);
  /**
   * 3 bytes.
   */
  'net_id': (Buffer);
  /**
   * 4 bytes.
   */
  'dev_addr': (Buffer);
  'dl_settings': (_lorawan_DLSettings__Output | null);
  /**
   * Seconds.
   */
  'rx_delay': (number);
  'cf_list': (_lorawan_CFList__Output | null);
}
