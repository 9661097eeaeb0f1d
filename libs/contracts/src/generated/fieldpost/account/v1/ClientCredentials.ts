// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * How a client proves who it is.
 */
export interface ClientCredentials {
  'id'?: (string);
  /**
   * The secret as the client sent it.
   */
  'secret'?: (string);
  /**
   * The token server knows the client already (from a token of its own): the secret is not checked.
   */
  'known'?: (boolean);
}

/**
 * How a client proves who it is.
 */
export interface ClientCredentials__Output {
  'id': (string);
  /**
   * The secret as the client sent it.
   */
  'secret': (string);
  /**
   * The token server knows the client already (from a token of its own): the secret is not checked.
   */
  'known': (boolean);
}
