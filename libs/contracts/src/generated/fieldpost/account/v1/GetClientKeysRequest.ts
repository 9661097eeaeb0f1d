// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface GetClientKeysRequest {
  'client_id'?: (string);
}

export interface GetClientKeysRequest__Output {
  'client_id': (string);
}
