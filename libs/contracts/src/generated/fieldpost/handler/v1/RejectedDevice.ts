// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface RejectedDevice {
  /**
   * Number of the device in the stream, from 1.
   */
  'line'?: (number);
  'dev_id'?: (string);
  /**
   * Name of the invalid field; empty when the whole device is rejected.
   */
  'field'?: (string);
  'error'?: (string);
}

export interface RejectedDevice__Output {
  /**
   * Number of the device in the stream, from 1.
   */
  'line': (number);
  'dev_id': (string);
  /**
   * Name of the invalid field; empty when the whole device is rejected.
   */
  'field': (string);
  'error': (string);
}
