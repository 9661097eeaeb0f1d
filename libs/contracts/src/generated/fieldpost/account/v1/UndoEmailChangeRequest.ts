// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface UndoEmailChangeRequest {
  /**
   * The secret of the link.
   */
  'token'?: (string);
  /**
   * The new password.
   */
  'password'?: (string);
  'address'?: (string);
}

export interface UndoEmailChangeRequest__Output {
  /**
   * The secret of the link.
   */
  'token': (string);
  /**
   * The new password.
   */
  'password': (string);
  'address': (string);
}
