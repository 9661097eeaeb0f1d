// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Data rates of the receive windows.
 */
export interface DLSettings {
  'rx1_dr_offset'?: (number);
  'rx2_dr'?: (number);
}

/**
 * Data rates of the receive windows.
 */
export interface DLSettings__Output {
  'rx1_dr_offset': (number);
  'rx2_dr': (number);
}
