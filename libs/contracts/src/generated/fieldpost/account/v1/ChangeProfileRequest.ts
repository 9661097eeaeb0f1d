// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ChangeProfileRequest {
  'user_id'?: (string);
  'email'?: (string);
  /**
   * Both empty: the user has no name.
   */
  'first_name'?: (string);
  'last_name'?: (string);
  /**
   * Network address of the browser, for the history.
   */
  'address'?: (string);
}

export interface ChangeProfileRequest__Output {
  'user_id': (string);
  'email': (string);
  /**
   * Both empty: the user has no name.
   */
  'first_name': (string);
  'last_name': (string);
  /**
   * Network address of the browser, for the history.
   */
  'address': (string);
}
