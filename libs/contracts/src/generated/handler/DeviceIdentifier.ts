// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Names a device of an application.
 */
export interface DeviceIdentifier {
  'app_id'?: (string);
  'dev_id'?: (string);
}

/**
 * Names a device of an application.
 */
export interface DeviceIdentifier__Output {
  'app_id': (string);
  'dev_id': (string);
}
