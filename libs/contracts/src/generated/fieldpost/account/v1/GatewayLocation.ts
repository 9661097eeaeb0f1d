// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface GatewayLocation {
  'latitude'?: (number | string);
  'longitude'?: (number | string);
  /**
   * Metres above sea level.
   */
  'altitude'?: (number);
}

export interface GatewayLocation__Output {
  'latitude': (number);
  'longitude': (number);
  /**
   * Metres above sea level.
   */
  'altitude': (number);
}
