// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Names an application.
 */
export interface ApplicationIdentifier {
  'app_id'?: (string);
}

/**
 * Names an application.
 */
export interface ApplicationIdentifier__Output {
  'app_id': (string);
}
