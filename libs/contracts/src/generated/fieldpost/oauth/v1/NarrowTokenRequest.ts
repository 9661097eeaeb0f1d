// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface NarrowTokenRequest {
  /**
   * A token of this server that is good at this moment.
   */
  'token'?: (string);
  'app_id'?: (string);
  /**
   * All of them, or there is no token.
   */
  'rights'?: (string)[];
}

export interface NarrowTokenRequest__Output {
  /**
   * A token of this server that is good at this moment.
   */
  'token': (string);
  'app_id': (string);
  /**
   * All of them, or there is no token.
   */
  'rights': (string)[];
}
