// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface StartEmailVerificationRequest {
  'user_id'?: (string);
}

export interface StartEmailVerificationRequest__Output {
  'user_id': (string);
}
