// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ExportDevicesRequest {
  'app_id'?: (string);
  /**
   * Leaves out keys and nonces.
   */
  'without_keys'?: (boolean);
  /**
   * Asks the network server for the counters of each device, which takes its time; without it `f_cnt_up` is that of the
   * last uplink and `f_cnt_down` is 0.
   */
  'with_counters'?: (boolean);
}

export interface ExportDevicesRequest__Output {
  'app_id': (string);
  /**
   * Leaves out keys and nonces.
   */
  'without_keys': (boolean);
  /**
   * Asks the network server for the counters of each device, which takes its time; without it `f_cnt_up` is that of the
   * last uplink and `f_cnt_down` is 0.
   */
  'with_counters': (boolean);
}
