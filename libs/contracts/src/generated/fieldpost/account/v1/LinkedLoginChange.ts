// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface LinkedLoginChange {
  /**
   * Error message; empty when the change was made.
   */
  'problem'?: (string);
  /**
   * old_password when the login is too old.
   */
  'field'?: (string);
  'username'?: (string);
  'email'?: (string);
}

export interface LinkedLoginChange__Output {
  /**
   * Error message; empty when the change was made.
   */
  'problem': (string);
  /**
   * old_password when the login is too old.
   */
  'field': (string);
  'username': (string);
  'email': (string);
}
