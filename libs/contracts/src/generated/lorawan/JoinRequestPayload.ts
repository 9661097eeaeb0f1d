// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * What a device says when it joins.
 */
export interface JoinRequestPayload {
  'app_eui'?: (Buffer | Uint8Array | string);
  'dev_eui'?: (Buffer | Uint8Array | string);
  /**
   * 2 bytes.
   */
  'dev_nonce'?: (Buffer | Uint8Array | string);
}

/**
 * What a device says when it joins.
 */
export interface JoinRequestPayload__Output {
  'app_eui': (Buffer);
  'dev_eui': (Buffer);
  /**
   * 2 bytes.
   */
  'dev_nonce': (Buffer);
}
