// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface CreateUserRequest {
  'username'?: (string);
  'email'?: (string);
  'password'?: (string);
  /**
   * Network address of the browser; registrations are counted by it.
   */
  'address'?: (string);
  /**
   * The secret of an invitation; empty for none.
   */
  'invitation'?: (string);
}

export interface CreateUserRequest__Output {
  'username': (string);
  'email': (string);
  'password': (string);
  /**
   * Network address of the browser; registrations are counted by it.
   */
  'address': (string);
  /**
   * The secret of an invitation; empty for none.
   */
  'invitation': (string);
}
