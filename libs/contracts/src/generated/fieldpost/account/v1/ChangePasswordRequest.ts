// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ChangePasswordRequest {
  'user_id'?: (string);
  'old_password'?: (string);
  'password'?: (string);
  'address'?: (string);
  /**
   * Whether the session started with a second factor.
   */
  'second_factor'?: (boolean);
}

export interface ChangePasswordRequest__Output {
  'user_id': (string);
  'old_password': (string);
  'password': (string);
  'address': (string);
  /**
   * Whether the session started with a second factor.
   */
  'second_factor': (boolean);
}
