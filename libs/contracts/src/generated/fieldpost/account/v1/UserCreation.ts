// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface UserCreation {
  /**
   * Error message of the API; empty when the user was created.
   */
  'problem'?: (string);
  /**
   * The form field with the error: username, email, password or invitation; empty when there were too many registrations.
   */
  'field'?: (string);
  /**
   * After too many registrations: seconds until the next one is possible.
   */
  'retry_after'?: (number);
}

export interface UserCreation__Output {
  /**
   * Error message of the API; empty when the user was created.
   */
  'problem': (string);
  /**
   * The form field with the error: username, email, password or invitation; empty when there were too many registrations.
   */
  'field': (string);
  /**
   * After too many registrations: seconds until the next one is possible.
   */
  'retry_after': (number);
}
