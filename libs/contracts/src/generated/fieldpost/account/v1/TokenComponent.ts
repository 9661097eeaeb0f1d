// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * A component as its token names it.
 */
export interface TokenComponent {
  /**
   * router, broker or handler.
   */
  'type'?: (string);
  'id'?: (string);
}

/**
 * A component as its token names it.
 */
export interface TokenComponent__Output {
  /**
   * router, broker or handler.
   */
  'type': (string);
  'id': (string);
}
