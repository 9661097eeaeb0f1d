// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ListLinkedLoginsRequest {
  'user_id'?: (string);
}

export interface ListLinkedLoginsRequest__Output {
  'user_id': (string);
}
