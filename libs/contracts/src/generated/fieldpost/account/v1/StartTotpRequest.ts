// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface StartTotpRequest {
  'user_id'?: (string);
  /**
   * Shown by the app as the issuer.
   */
  'issuer'?: (string);
}

export interface StartTotpRequest__Output {
  'user_id': (string);
  /**
   * Shown by the app as the issuer.
   */
  'issuer': (string);
}
