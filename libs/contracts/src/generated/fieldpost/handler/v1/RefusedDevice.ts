// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface RefusedDevice {
  /**
   * Which device of the stream it was, from 1.
   */
  'line'?: (number);
  'dev_id'?: (string);
  /**
   * What of it is wrong, by its name in the message; empty when the device as a whole is refused.
   */
  'field'?: (string);
  'error'?: (string);
}

export interface RefusedDevice__Output {
  /**
   * Which device of the stream it was, from 1.
   */
  'line': (number);
  'dev_id': (string);
  /**
   * What of it is wrong, by its name in the message; empty when the device as a whole is refused.
   */
  'field': (string);
  'error': (string);
}
