// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * The component that a token names.
 */
export interface TokenComponent {
  /**
   * router, broker or handler.
   */
  'type'?: (string);
  'id'?: (string);
}

/**
 * The component that a token names.
 */
export interface TokenComponent__Output {
  /**
   * router, broker or handler.
   */
  'type': (string);
  'id': (string);
}
