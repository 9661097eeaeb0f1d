// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * A downlink with either bytes or fields. Fields need an encoder.
 */
export interface Downlink {
  /**
   * 0 for the port of the last uplink.
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
 * A downlink with either bytes or fields. Fields need an encoder.
 */
export interface Downlink__Output {
  /**
   * 0 for the port of the last uplink.
   */
  'port': (number);
  'confirmed': (boolean);
  'payload_raw': (Buffer);
  /**
   * A JSON object.
   */
  'payload_fields': (string);
}
