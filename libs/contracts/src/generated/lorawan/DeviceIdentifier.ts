// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Names a device by its radio identifiers. All bytes in this file have the most significant byte first.
 */
export interface DeviceIdentifier {
  /**
   * 8 bytes.
   */
  'app_eui'?: (Buffer | Uint8Array | string);
  /**
   * 8 bytes.
   */
  'dev_eui'?: (Buffer | Uint8Array | string);
}

/**
 * Names a device by its radio identifiers. All bytes in this file have the most significant byte first.
 */
export interface DeviceIdentifier__Output {
  /**
   * 8 bytes.
   */
  'app_eui': (Buffer);
  /**
   * 8 bytes.
   */
  'dev_eui': (Buffer);
}
