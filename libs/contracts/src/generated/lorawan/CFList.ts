// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Channels that a join adds.
 */
export interface CFList {
  /**
   * Hz; five of them.
   */
  'freq'?: (number)[];
}

/**
 * Channels that a join adds.
 */
export interface CFList__Output {
  /**
   * Hz; five of them.
   */
  'freq': (number)[];
}
