// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Bytes or fields; fields need an encoder.
 */
export interface Downlink {
  /**
   * 0 for the port of the uplink that is answered.
   */
  'port'?: (number);
  'confirmed'?: (boolean);
  'payload_raw'?: (Buffer | Uint8Array | string);
  /**
   * A JSON object.
   */
  'payload_fields'?: (string);
}

/**
 * Bytes or fields; fields need an encoder.
 */
export interface Downlink__Output {
  /**
   * 0 for the port of the uplink that is answered.
   */
  'port': (number);
  'confirmed': (boolean);
  'payload_raw': (Buffer);
  /**
   * A JSON object.
   */
  'payload_fields': (string);
}
