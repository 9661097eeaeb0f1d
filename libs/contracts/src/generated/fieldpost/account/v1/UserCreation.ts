// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface UserCreation {
  /**
   * Why no user was created, in the words of the API; empty when one was.
   */
  'problem'?: (string);
  /**
   * The invalid member: username, email or password; empty when there were too many registrations.
   */
  'field'?: (string);
  /**
   * Seconds until the next registration is possible, when there were too many.
   */
  'retry_after'?: (number);
}

export interface UserCreation__Output {
  /**
   * Why no user was created, in the words of the API; empty when one was.
   */
  'problem': (string);
  /**
   * The invalid member: username, email or password; empty when there were too many registrations.
   */
  'field': (string);
  /**
   * Seconds until the next registration is possible, when there were too many.
   */
  'retry_after': (number);
}
