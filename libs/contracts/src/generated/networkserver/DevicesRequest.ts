// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks which devices may have sent a frame.
 */
export interface DevicesRequest {
  /**
   * 4 bytes, most significant byte first.
   */
  'dev_addr'?: (Buffer | Uint8Array | string);
  /**
   * Low 16 bits of the frame counter.
   */
  'f_cnt'?: (number);
}

/**
 * Asks which devices may have sent a frame.
 */
export interface DevicesRequest__Output {
  /**
   * 4 bytes, most significant byte first.
   */
  'dev_addr': (Buffer);
  /**
   * Low 16 bits of the frame counter.
   */
  'f_cnt': (number);
}
