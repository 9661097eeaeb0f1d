// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ApplicationOwner {
  'app_id'?: (string);
  /**
   * Id of a user: the subject of their tokens, and nothing else about them.
   */
  'owner'?: (string);
}

export interface ApplicationOwner__Output {
  'app_id': (string);
  /**
   * Id of a user: the subject of their tokens, and nothing else about them.
   */
  'owner': (string);
}
