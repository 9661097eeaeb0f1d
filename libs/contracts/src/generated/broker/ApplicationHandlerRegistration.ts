// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Says that a handler serves an application from now on.
 */
export interface ApplicationHandlerRegistration {
  'app_id'?: (string);
  'handler_id'?: (string);
}

/**
 * Says that a handler serves an application from now on.
 */
export interface ApplicationHandlerRegistration__Output {
  'app_id': (string);
  'handler_id': (string);
}
