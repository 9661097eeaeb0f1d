// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * The radio side of a device.
 */
export interface Device {
  /**
   * 8 bytes.
   */
  'app_eui'?: (Buffer | Uint8Array | string);
  /**
   * 8 bytes; all zero stands for any device that joins with this app_eui.
   */
  'dev_eui'?: (Buffer | Uint8Array | string);
  'app_id'?: (string);
  'dev_id'?: (string);
  /**
   * 4 bytes; absent means "as it is", all zero means "none".
   */
  'dev_addr'?: (Buffer | Uint8Array | string);
  /**
   * 16 bytes; absent means "as it is", all zero means "none".
   */
  'nwk_s_key'?: (Buffer | Uint8Array | string);
  /**
   * 16 bytes; absent means "as it is", all zero means "none". Never leaves the handler.
   */
  'app_s_key'?: (Buffer | Uint8Array | string);
  /**
   * 16 bytes; absent means "as it is", all zero means "none". Never leaves the handler.
   */
  'app_key'?: (Buffer | Uint8Array | string);
  /**
   * Next counter expected from the device.
   */
  'f_cnt_up'?: (number);
  /**
   * Next counter to the device.
   */
  'f_cnt_down'?: (number);
  /**
   * Take frames whose counter went back.
   */
  'disable_f_cnt_check'?: (boolean);
  /**
   * Counters have 32 bits, of which the air carries the low 16.
   */
  'uses32_bit_f_cnt'?: (boolean);
  /**
   * Words, separated by commas, that an address prefix must carry, for example `local`.
   */
  'activation_constraints'?: (string);
  /**
   * 2 bytes each.
   */
  'used_dev_nonces'?: (Buffer | Uint8Array | string)[];
  /**
   * 3 bytes each.
   */
  'used_app_nonces'?: (Buffer | Uint8Array | string)[];
  /**
   * Unix nanoseconds; 0 is never.
   */
  'last_seen'?: (number | string | Long);
  /**
   * `1.0.2`, `1.0.3` (default) or `1.0.4`. Absent in a request means "as it is", in a response the default; the same holds for
   * the members below. Not in v2.
   */
  'lorawan_version'?: (string);
  /**
   * `A` (default) or `C`. Not in v2.
   */
  'device_class'?: (string);
  /**
   * Margin of adaptive data rate, 1 to 40 dB; 0 (default) for that of the network. Not in v2.
   */
  'adr_margin'?: (number);
  /**
   * Leave data rate and power to the device. Not in v2.
   */
  'disable_adr'?: (boolean);
  '_lorawan_version'?: "lorawan_version";
  '_device_class'?: "device_class";
  '_adr_margin'?: "adr_margin";
  '_disable_adr'?: "disable_adr";
}

/**
 * The radio side of a device.
 */
export interface Device__Output {
  /**
   * 8 bytes.
   */
  'app_eui': (Buffer);
  /**
   * 8 bytes; all zero stands for any device that joins with this app_eui.
   */
  'dev_eui': (Buffer);
  'app_id': (string);
  'dev_id': (string);
  /**
   * 4 bytes; absent means "as it is", all zero means "none".
   */
  'dev_addr': (Buffer);
  /**
   * 16 bytes; absent means "as it is", all zero means "none".
   */
  'nwk_s_key': (Buffer);
  /**
   * 16 bytes; absent means "as it is", all zero means "none". Never leaves the handler.
   */
  'app_s_key': (Buffer);
  /**
   * 16 bytes; absent means "as it is", all zero means "none". Never leaves the handler.
   */
  'app_key': (Buffer);
  /**
   * Next counter expected from the device.
   */
  'f_cnt_up': (number);
  /**
   * Next counter to the device.
   */
  'f_cnt_down': (number);
  /**
   * Take frames whose counter went back.
   */
  'disable_f_cnt_check': (boolean);
  /**
   * Counters have 32 bits, of which the air carries the low 16.
   */
  'uses32_bit_f_cnt': (boolean);
  /**
   * Words, separated by commas, that an address prefix must carry, for example `local`.
   */
  'activation_constraints': (string);
  /**
   * 2 bytes each.
   */
  'used_dev_nonces': (Buffer)[];
  /**
   * 3 bytes each.
   */
  'used_app_nonces': (Buffer)[];
  /**
   * Unix nanoseconds; 0 is never.
   */
  'last_seen': (string);
  /**
   * `1.0.2`, `1.0.3` (default) or `1.0.4`. Absent in a request means "as it is", in a response the default; the same holds for
   * the members below. Not in v2.
   */
  'lorawan_version'?: (string);
  /**
   * `A` (default) or `C`. Not in v2.
   */
  'device_class'?: (string);
  /**
   * Margin of adaptive data rate, 1 to 40 dB; 0 (default) for that of the network. Not in v2.
   */
  'adr_margin'?: (number);
  /**
   * Leave data rate and power to the device. Not in v2.
   */
  'disable_adr'?: (boolean);
  '_lorawan_version'?: "lorawan_version";
  '_device_class'?: "device_class";
  '_adr_margin'?: "adr_margin";
  '_disable_adr'?: "disable_adr";
}
