// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Credentials of an OAuth client.
 */
export interface ClientCredentials {
  'id'?: (string);
  /**
   * The secret as the client sent it.
   */
  'secret'?: (string);
  /**
   * Oauth has authenticated the client already, by a token that oauth issued: the secret is not checked.
   */
  'known'?: (boolean);
}

/**
 * Credentials of an OAuth client.
 */
export interface ClientCredentials__Output {
  'id': (string);
  /**
   * The secret as the client sent it.
   */
  'secret': (string);
  /**
   * Oauth has authenticated the client already, by a token that oauth issued: the secret is not checked.
   */
  'known': (boolean);
}
