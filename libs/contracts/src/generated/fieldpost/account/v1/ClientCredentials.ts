// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Credentials of a client.
 */
export interface ClientCredentials {
  'id'?: (string);
  /**
   * The secret as the client sent it.
   */
  'secret'?: (string);
  /**
   * oauth has authenticated the client already, by a token or session of its own: the secret is not checked.
   */
  'known'?: (boolean);
}

/**
 * Credentials of a client.
 */
export interface ClientCredentials__Output {
  'id': (string);
  /**
   * The secret as the client sent it.
   */
  'secret': (string);
  /**
   * oauth has authenticated the client already, by a token or session of its own: the secret is not checked.
   */
  'known': (boolean);
}
