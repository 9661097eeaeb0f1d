// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ResetPasswordRequest {
  /**
   * The secret of the link.
   */
  'token'?: (string);
  'password'?: (string);
  'address'?: (string);
}

export interface ResetPasswordRequest__Output {
  /**
   * The secret of the link.
   */
  'token': (string);
  'password': (string);
  'address': (string);
}
