// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Device as _lorawan_Device, Device__Output as _lorawan_Device__Output } from '../lorawan/Device.js';

/**
 * A device as its owner sees it.
 */
export interface Device {
  'app_id'?: (string);
  'dev_id'?: (string);
  'lorawan_device'?: (_lorawan_Device | null);
  /**
   * Degrees north.
   */
  'latitude'?: (number | string);
  /**
   * Degrees east.
   */
  'longitude'?: (number | string);
  /**
   * Metres above sea level.
   */
  'altitude'?: (number);
  /**
   * Labels that the owner puts on the device.
   */
  'attributes'?: ({[key: string]: string});
  'description'?: (string);
  'device'?: "lorawan_device";
}

/**
 * A device as its owner sees it.
 */
export interface Device__Output {
  'app_id': (string);
  'dev_id': (string);
  'lorawan_device'?: (_lorawan_Device__Output | null);
  /**
   * Degrees north.
   */
  'latitude': (number);
  /**
   * Degrees east.
   */
  'longitude': (number);
  /**
   * Metres above sea level.
   */
  'altitude': (number);
  /**
   * Labels that the owner puts on the device.
   */
  'attributes': ({[key: string]: string});
  'description': (string);
  'device'?: "lorawan_device";
}
