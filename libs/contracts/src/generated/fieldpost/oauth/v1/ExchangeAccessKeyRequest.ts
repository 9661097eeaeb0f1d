// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ExchangeAccessKeyRequest {
  'app_id'?: (string);
  'key'?: (string);
}

export interface ExchangeAccessKeyRequest__Output {
  'app_id': (string);
  'key': (string);
}
