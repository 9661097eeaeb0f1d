// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ExportDevicesRequest {
  'app_id'?: (string);
  /**
   * Leaves out keys and nonces.
   */
  'without_keys'?: (boolean);
  /**
   * Reads the counters of each device from the network server, about five devices a second. Otherwise `f_cnt_up` is that of
   * the last uplink and `f_cnt_down` is 0.
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
   * Reads the counters of each device from the network server, about five devices a second. Otherwise `f_cnt_up` is that of
   * the last uplink and `f_cnt_down` is 0.
   */
  'with_counters': (boolean);
}
