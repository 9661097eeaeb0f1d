// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface VerifyEmailRequest {
  'token'?: (string);
  'address'?: (string);
}

export interface VerifyEmailRequest__Output {
  'token': (string);
  'address': (string);
}
