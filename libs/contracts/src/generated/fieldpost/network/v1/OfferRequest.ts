// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface OfferRequest {
  /**
   * 8 bytes, most significant byte first.
   */
  'app_eui'?: (Buffer | Uint8Array | string);
  /**
   * 8 bytes.
   */
  'dev_eui'?: (Buffer | Uint8Array | string);
}

export interface OfferRequest__Output {
  /**
   * 8 bytes, most significant byte first.
   */
  'app_eui': (Buffer);
  /**
   * 8 bytes.
   */
  'dev_eui': (Buffer);
}
