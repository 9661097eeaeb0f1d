// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { MHDR as _lorawan_MHDR, MHDR__Output as _lorawan_MHDR__Output } from '../lorawan/MHDR.js';
import type { MACPayload as _lorawan_MACPayload, MACPayload__Output as _lorawan_MACPayload__Output } from '../lorawan/MACPayload.js';
import type { JoinRequestPayload as _lorawan_JoinRequestPayload, JoinRequestPayload__Output as _lorawan_JoinRequestPayload__Output } from '../lorawan/JoinRequestPayload.js';
import type { JoinAcceptPayload as _lorawan_JoinAcceptPayload, JoinAcceptPayload__Output as _lorawan_JoinAcceptPayload__Output } from '../lorawan/JoinAcceptPayload.js';

/**
 * A whole frame (PHYPayload).
 */
export interface Message {
  'm_hdr'?: (_lorawan_MHDR | null);
  /**
   * 4 bytes.
   */
  'mic'?: (Buffer | Uint8Array | string);
  'mac_payload'?: (_lorawan_MACPayload | null);
  'join_request_payload'?: (_lorawan_JoinRequestPayload | null);
  'join_accept_payload'?: (_lorawan_JoinAcceptPayload | null);
  'Payload'?: "mac_payload"|"join_request_payload"|"join_accept_payload";
}

/**
 * A whole frame (PHYPayload).
 */
export interface Message__Output {
  'm_hdr': (_lorawan_MHDR__Output | null);
  /**
   * 4 bytes.
   */
  'mic': (Buffer);
  'mac_payload'?: (_lorawan_MACPayload__Output | null);
  'join_request_payload'?: (_lorawan_JoinRequestPayload__Output | null);
  'join_accept_payload'?: (_lorawan_JoinAcceptPayload__Output | null);
  'Payload'?: "mac_payload"|"join_request_payload"|"join_accept_payload";
}
