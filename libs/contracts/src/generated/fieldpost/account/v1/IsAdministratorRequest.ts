// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface IsAdministratorRequest {
  /**
   * Subject of the user's token.
   */
  'user_id'?: (string);
  /**
   * Client of the token.
   */
  'client_id'?: (string);
}

export interface IsAdministratorRequest__Output {
  /**
   * Subject of the user's token.
   */
  'user_id': (string);
  /**
   * Client of the token.
   */
  'client_id': (string);
}
