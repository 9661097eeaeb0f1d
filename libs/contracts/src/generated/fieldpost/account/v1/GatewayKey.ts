// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface GatewayKey {
  /**
   * Id of the gateway.
   */
  'id'?: (string);
  'key'?: (string);
}

export interface GatewayKey__Output {
  /**
   * Id of the gateway.
   */
  'id': (string);
  'key': (string);
}
