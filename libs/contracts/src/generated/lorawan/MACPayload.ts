// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { FHDR as _lorawan_FHDR, FHDR__Output as _lorawan_FHDR__Output } from '../lorawan/FHDR.js';

/**
 * Content of a data frame.
 */
export interface MACPayload {
  'f_hdr'?: (_lorawan_FHDR | null);
  'f_port'?: (number);
  'frm_payload'?: (Buffer | Uint8Array | string);
}

/**
 * Content of a data frame.
 */
export interface MACPayload__Output {
  'f_hdr': (_lorawan_FHDR__Output | null);
  'f_port': (number);
  'frm_payload': (Buffer);
}
