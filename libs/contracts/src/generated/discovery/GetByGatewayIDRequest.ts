// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks which router takes the traffic of a gateway.
 */
export interface GetByGatewayIDRequest {
  'gateway_id'?: (string);
}

/**
 * Asks which router takes the traffic of a gateway.
 */
export interface GetByGatewayIDRequest__Output {
  'gateway_id': (string);
}
