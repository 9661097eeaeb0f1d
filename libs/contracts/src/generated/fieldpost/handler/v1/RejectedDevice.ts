// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface RejectedDevice {
  /**
   * Which device of the stream it was, from 1.
   */
  'line'?: (number);
  'dev_id'?: (string);
  /**
   * What of it is wrong, by its name in the message; empty when the device as a whole is rejected.
   */
  'field'?: (string);
  'error'?: (string);
}

export interface RejectedDevice__Output {
  /**
   * Which device of the stream it was, from 1.
   */
  'line': (number);
  'dev_id': (string);
  /**
   * What of it is wrong, by its name in the message; empty when the device as a whole is rejected.
   */
  'field': (string);
  'error': (string);
}
