// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface AuthenticateUserRequest {
  'username'?: (string);
  'password'?: (string);
  /**
   * Network address of the browser, for the audit log.
   */
  'address'?: (string);
}

export interface AuthenticateUserRequest__Output {
  'username': (string);
  'password': (string);
  /**
   * Network address of the browser, for the audit log.
   */
  'address': (string);
}
