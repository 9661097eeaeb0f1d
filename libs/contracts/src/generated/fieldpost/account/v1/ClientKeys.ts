// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ClientKeys {
  /**
   * JSON Web Keys, each as JSON.
   */
  'keys'?: (string)[];
}

export interface ClientKeys__Output {
  /**
   * JSON Web Keys, each as JSON.
   */
  'keys': (string)[];
}
