// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { TxConfiguration as _protocol_TxConfiguration, TxConfiguration__Output as _protocol_TxConfiguration__Output } from '../protocol/TxConfiguration.js';
import type { TxConfiguration as _gateway_TxConfiguration, TxConfiguration__Output as _gateway_TxConfiguration__Output } from '../gateway/TxConfiguration.js';
import type { Long } from '@grpc/proto-loader';

/**
 * One way to reach a device: a gateway, a moment and the settings of the transmission.
 */
export interface DownlinkOption {
  /**
   * `<router id>:<option id>`; the broker finds the router by the first half.
   */
  'identifier'?: (string);
  'gateway_id'?: (string);
  /**
   * The lower, the better.
   */
  'score'?: (number);
  /**
   * Last moment to hand the downlink over, Unix nanoseconds.
   */
  'deadline'?: (number | string | Long);
  'protocol_configuration'?: (_protocol_TxConfiguration | null);
  'gateway_configuration'?: (_gateway_TxConfiguration | null);
}

/**
 * One way to reach a device: a gateway, a moment and the settings of the transmission.
 */
export interface DownlinkOption__Output {
  /**
   * `<router id>:<option id>`; the broker finds the router by the first half.
   */
  'identifier': (string);
  'gateway_id': (string);
  /**
   * The lower, the better.
   */
  'score': (number);
  /**
   * Last moment to hand the downlink over, Unix nanoseconds.
   */
  'deadline': (string);
  'protocol_configuration': (_protocol_TxConfiguration__Output | null);
  'gateway_configuration': (_gateway_TxConfiguration__Output | null);
}
