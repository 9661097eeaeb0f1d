// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks for one component.
 */
export interface GetRequest {
  'id'?: (string);
  'service_name'?: (string);
}

/**
 * Asks for one component.
 */
export interface GetRequest__Output {
  'id': (string);
  'service_name': (string);
}
