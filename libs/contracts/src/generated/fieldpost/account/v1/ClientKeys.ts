// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ClientKeys {
  /**
   * JSON Web Keys, each as JSON.
   */
  'keys'?: (string)[];
  /**
   * Where the client publishes them instead; empty when it does not.
   */
  'jwks_uri'?: (string);
}

export interface ClientKeys__Output {
  /**
   * JSON Web Keys, each as JSON.
   */
  'keys': (string)[];
  /**
   * Where the client publishes them instead; empty when it does not.
   */
  'jwks_uri': (string);
}
