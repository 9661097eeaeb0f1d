// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface CheckSecondFactorRequest {
  'user_id'?: (string);
  /**
   * Six digits of an authenticator app, or a recovery code.
   */
  'code'?: (string);
  /**
   * Network address of the browser, for the audit log.
   */
  'address'?: (string);
}

export interface CheckSecondFactorRequest__Output {
  'user_id': (string);
  /**
   * Six digits of an authenticator app, or a recovery code.
   */
  'code': (string);
  /**
   * Network address of the browser, for the audit log.
   */
  'address': (string);
}
