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
  /**
   * False for clients of v2.
   */
  'pkce_required'?: (boolean);
  /**
   * RS256 or ES256.
   */
  'id_token_signed_response_alg'?: (string);
  'post_logout_redirect_uris'?: (string)[];
  /**
   * Where logout tokens are posted; empty for none.
   */
  'backchannel_logout_uri'?: (string);
  /**
   * What its owner says about it, for users; empty for nothing.
   */
  'description'?: (string);
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
  /**
   * False for clients of v2.
   */
  'pkce_required': (boolean);
  /**
   * RS256 or ES256.
   */
  'id_token_signed_response_alg': (string);
  'post_logout_redirect_uris': (string)[];
  /**
   * Where logout tokens are posted; empty for none.
   */
  'backchannel_logout_uri': (string);
  /**
   * What its owner says about it, for users; empty for nothing.
   */
  'description': (string);
}
