// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ClientDescription {
  'id'?: (string);
  'name'?: (string);
  'redirect_uris'?: (string)[];
  'grants'?: (string)[];
  /**
   * General scopes that it may request.
   */
  'scopes'?: (string)[];
  'official'?: (boolean);
  /**
   * Whether it has no secret.
   */
  'public'?: (boolean);
  /**
   * Whether it may be used by all users, and not by its owner only.
   */
  'accepted'?: (boolean);
}

export interface ClientDescription__Output {
  'id': (string);
  'name': (string);
  'redirect_uris': (string)[];
  'grants': (string)[];
  /**
   * General scopes that it may request.
   */
  'scopes': (string)[];
  'official': (boolean);
  /**
   * Whether it has no secret.
   */
  'public': (boolean);
  /**
   * Whether it may be used by all users, and not by its owner only.
   */
  'accepted': (boolean);
}
