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
  /**
   * JavaScript that is used instead of the payload format of the application, at most 262,144 bytes. Absent: unchanged;
   * empty: none. Left out of lists. Not in v2.
   */
  'codec'?: (string);
  'device'?: "lorawan_device";
  '_codec'?: "codec";
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
  /**
   * JavaScript that is used instead of the payload format of the application, at most 262,144 bytes. Absent: unchanged;
   * empty: none. Left out of lists. Not in v2.
   */
  'codec'?: (string);
  'device'?: "lorawan_device";
  '_codec'?: "codec";
}
