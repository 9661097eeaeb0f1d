// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface UserCreation {
  /**
   * Why no user was made, as the API says it; empty when one was.
   */
  'problem'?: (string);
  /**
   * The member that the problem is about: username, email or password; empty when there were too many registrations.
   */
  'field'?: (string);
  /**
   * Then, after how many seconds the next one may be made.
   */
  'retry_after'?: (number);
}

export interface UserCreation__Output {
  /**
   * Why no user was made, as the API says it; empty when one was.
   */
  'problem': (string);
  /**
   * The member that the problem is about: username, email or password; empty when there were too many registrations.
   */
  'field': (string);
  /**
   * Then, after how many seconds the next one may be made.
   */
  'retry_after': (number);
}
