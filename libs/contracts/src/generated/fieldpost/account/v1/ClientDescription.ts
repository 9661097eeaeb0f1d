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
   * Whether it is available to all users, and not to its owner alone.
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
   * Whether it is available to all users, and not to its owner alone.
   */
  'accepted': (boolean);
}
