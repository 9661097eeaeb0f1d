// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * One identifier that a component serves. At most one member is set.
 */
export interface Metadata {
  /**
   * Gateway whose traffic a router takes.
   */
  'gateway_id'?: (string);
  /**
   * Addresses a broker serves: one byte with the length in bits, then the four bytes of the address.
   */
  'dev_addr_prefix'?: (Buffer | Uint8Array | string);
  /**
   * Application that a handler serves.
   */
  'app_id'?: (string);
  /**
   * Join identifier that a handler answers for, 8 bytes, most significant byte first.
   */
  'app_eui'?: (Buffer | Uint8Array | string);
  'metadata'?: "gateway_id"|"dev_addr_prefix"|"app_id"|"app_eui";
}

/**
 * One identifier that a component serves. At most one member is set.
 */
export interface Metadata__Output {
  /**
   * Gateway whose traffic a router takes.
   */
  'gateway_id'?: (string);
  /**
   * Addresses a broker serves: one byte with the length in bits, then the four bytes of the address.
   */
  'dev_addr_prefix'?: (Buffer);
  /**
   * Application that a handler serves.
   */
  'app_id'?: (string);
  /**
   * Join identifier that a handler answers for, 8 bytes, most significant byte first.
   */
  'app_eui'?: (Buffer);
  'metadata'?: "gateway_id"|"dev_addr_prefix"|"app_id"|"app_eui";
}
