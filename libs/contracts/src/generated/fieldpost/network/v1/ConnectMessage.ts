// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * A gateway is there; on the topic `connect`.
 */
export interface ConnectMessage {
  /**
   * The gateway.
   */
  'id'?: (string);
  /**
   * The key of the gateway.
   */
  'key'?: (string);
}

/**
 * A gateway is there; on the topic `connect`.
 */
export interface ConnectMessage__Output {
  /**
   * The gateway.
   */
  'id': (string);
  /**
   * The key of the gateway.
   */
  'key': (string);
}
