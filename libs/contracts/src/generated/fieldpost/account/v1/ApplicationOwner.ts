// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ApplicationOwner {
  'app_id'?: (string);
  /**
   * Id of the user, as in the subject of their tokens.
   */
  'owner'?: (string);
}

export interface ApplicationOwner__Output {
  'app_id': (string);
  /**
   * Id of the user, as in the subject of their tokens.
   */
  'owner': (string);
}
