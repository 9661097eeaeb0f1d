// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ApplicationOwner {
  'app_id'?: (string);
  /**
   * User id, which is the subject of the user's tokens, or `organization:` and the id of an organization.
   */
  'owner'?: (string);
}

export interface ApplicationOwner__Output {
  'app_id': (string);
  /**
   * User id, which is the subject of the user's tokens, or `organization:` and the id of an organization.
   */
  'owner': (string);
}
