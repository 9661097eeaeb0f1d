// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * An address to use.
 */
export interface DevAddrResponse {
  /**
   * 4 bytes, most significant byte first.
   */
  'dev_addr'?: (Buffer | Uint8Array | string);
}

/**
 * An address to use.
 */
export interface DevAddrResponse__Output {
  /**
   * 4 bytes, most significant byte first.
   */
  'dev_addr': (Buffer);
}
