// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * A gateway goes; on the topic `disconnect`, also as a will.
 */
export interface DisconnectMessage {
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
 * A gateway goes; on the topic `disconnect`, also as a will.
 */
export interface DisconnectMessage__Output {
  /**
   * The gateway.
   */
  'id': (string);
  /**
   * The key of the gateway.
   */
  'key': (string);
}
