// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks for the last status of a gateway.
 */
export interface GatewayStatusRequest {
  'gateway_id'?: (string);
}

/**
 * Asks for the last status of a gateway.
 */
export interface GatewayStatusRequest__Output {
  'gateway_id': (string);
}
