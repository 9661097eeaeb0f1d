// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Flags of a data frame.
 */
export interface FCtrl {
  'adr'?: (boolean);
  'adr_ack_req'?: (boolean);
  'ack'?: (boolean);
  'f_pending'?: (boolean);
}

/**
 * Flags of a data frame.
 */
export interface FCtrl__Output {
  'adr': (boolean);
  'adr_ack_req': (boolean);
  'ack': (boolean);
  'f_pending': (boolean);
}
