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
  /**
   * oauth recognized a device that the user wanted to be remembered: no code is needed.
   */
  'remembered_device'?: (boolean);
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
  /**
   * oauth recognized a device that the user wanted to be remembered: no code is needed.
   */
  'remembered_device': (boolean);
}
