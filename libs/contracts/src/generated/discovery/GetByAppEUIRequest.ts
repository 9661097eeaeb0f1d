// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks which handler answers for a join identifier.
 */
export interface GetByAppEUIRequest {
  /**
   * 8 bytes, most significant byte first.
   */
  'app_eui'?: (Buffer | Uint8Array | string);
}

/**
 * Asks which handler answers for a join identifier.
 */
export interface GetByAppEUIRequest__Output {
  /**
   * 8 bytes, most significant byte first.
   */
  'app_eui': (Buffer);
}
