// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ExchangeAccessKeyRequest {
  'app_id'?: (string);
  'key'?: (string);
  /**
   * Network address of whoever shows the key; without one, a key that is bound to addresses is rejected.
   */
  'address'?: (string);
}

export interface ExchangeAccessKeyRequest__Output {
  'app_id': (string);
  'key': (string);
  /**
   * Network address of whoever shows the key; without one, a key that is bound to addresses is rejected.
   */
  'address': (string);
}
