// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks which handler serves an application.
 */
export interface GetByAppIDRequest {
  'app_id'?: (string);
}

/**
 * Asks which handler serves an application.
 */
export interface GetByAppIDRequest__Output {
  'app_id': (string);
}
