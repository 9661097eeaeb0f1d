// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface CheckGatewayKeysResponse {
  /**
   * One for each key, in the order of the request. False for unknown and deleted gateways.
   */
  'valid'?: (boolean)[];
}

export interface CheckGatewayKeysResponse__Output {
  /**
   * One for each key, in the order of the request. False for unknown and deleted gateways.
   */
  'valid': (boolean)[];
}
