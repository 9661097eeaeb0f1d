// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface NarrowTokenRequest {
  /**
   * A valid token of this server.
   */
  'token'?: (string);
  'app_id'?: (string);
  /**
   * The token must have all of these rights, or the call is rejected.
   */
  'rights'?: (string)[];
}

export interface NarrowTokenRequest__Output {
  /**
   * A valid token of this server.
   */
  'token': (string);
  'app_id': (string);
  /**
   * The token must have all of these rights, or the call is rejected.
   */
  'rights': (string)[];
}
