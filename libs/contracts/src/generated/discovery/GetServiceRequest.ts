// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks for all components of one kind.
 */
export interface GetServiceRequest {
  'service_name'?: (string);
}

/**
 * Asks for all components of one kind.
 */
export interface GetServiceRequest__Output {
  'service_name': (string);
}
