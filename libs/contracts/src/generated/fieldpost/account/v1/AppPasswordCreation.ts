// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface AppPasswordCreation {
  /**
   * Error message; empty when it was made.
   */
  'problem'?: (string);
  /**
   * The form field with the error.
   */
  'field'?: (string);
  /**
   * Shown once.
   */
  'password'?: (string);
  /**
   * The user, for a notice by mail.
   */
  'username'?: (string);
  'email'?: (string);
}

export interface AppPasswordCreation__Output {
  /**
   * Error message; empty when it was made.
   */
  'problem': (string);
  /**
   * The form field with the error.
   */
  'field': (string);
  /**
   * Shown once.
   */
  'password': (string);
  /**
   * The user, for a notice by mail.
   */
  'username': (string);
  'email': (string);
}
