// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ForgetClientRequest {
  'client_id'?: (string);
}

export interface ForgetClientRequest__Output {
  'client_id': (string);
}
