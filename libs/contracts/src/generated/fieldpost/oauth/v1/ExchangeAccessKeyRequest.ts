// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ExchangeAccessKeyRequest {
  'app_id'?: (string);
  'key'?: (string);
  /**
   * Network address of the client with the key. Without it, a key that is bound to addresses is rejected.
   */
  'address'?: (string);
}

export interface ExchangeAccessKeyRequest__Output {
  'app_id': (string);
  'key': (string);
  /**
   * Network address of the client with the key. Without it, a key that is bound to addresses is rejected.
   */
  'address': (string);
}
