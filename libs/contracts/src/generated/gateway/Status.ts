// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { LocationMetadata as _gateway_LocationMetadata, LocationMetadata__Output as _gateway_LocationMetadata__Output } from '../gateway/LocationMetadata.js';
import type { Long } from '@grpc/proto-loader';

/**
 * Condition of the machine inside the gateway.
 */
export interface _gateway_Status_OSMetrics {
  'load_1'?: (number | string);
  'load_5'?: (number | string);
  'load_15'?: (number | string);
  'cpu_percentage'?: (number | string);
  'memory_percentage'?: (number | string);
  /**
   * Degrees Celsius.
   */
  'temperature'?: (number | string);
}

/**
 * Condition of the machine inside the gateway.
 */
export interface _gateway_Status_OSMetrics__Output {
  'load_1': (number);
  'load_5': (number);
  'load_15': (number);
  'cpu_percentage': (number);
  'memory_percentage': (number);
  /**
   * Degrees Celsius.
   */
  'temperature': (number);
}

/**
 * How a gateway does.
 */
export interface Status {
  'timestamp'?: (number);
  /**
   * Wall clock, Unix nanoseconds.
   */
  'time'?: (number | string | Long);
  'gateway_trusted'?: (boolean);
  /**
   * Start of the gateway, Unix nanoseconds.
   */
  'boot_time'?: (number | string | Long);
  'ip'?: (string)[];
  'platform'?: (string);
  'contact_email'?: (string);
  'description'?: (string);
  'frequency_plan'?: (string);
  /**
   * Id of the bridge that speaks for the gateway, if one does.
   */
  'bridge'?: (string);
  /**
   * Id of the router that the gateway wants to use.
   */
  'router'?: (string);
  'fpga'?: (number);
  'dsp'?: (number);
  'hal'?: (string);
  'location'?: (_gateway_LocationMetadata | null);
  /**
   * Time to the router and back, milliseconds.
   */
  'rtt'?: (number);
  /**
   * Frames received, and those of them with a good checksum.
   */
  'rx_in'?: (number);
  'rx_ok'?: (number);
  /**
   * Frames asked to transmit, and those of them transmitted.
   */
  'tx_in'?: (number);
  'tx_ok'?: (number);
  'lm_ok'?: (number);
  'lm_st'?: (number);
  'lm_nw'?: (number);
  'l_pps'?: (number);
  'os'?: (_gateway_Status_OSMetrics | null);
  'messages'?: (string)[];
}

/**
 * How a gateway does.
 */
export interface Status__Output {
  'timestamp': (number);
  /**
   * Wall clock, Unix nanoseconds.
   */
  'time': (string);
  'gateway_trusted': (boolean);
  /**
   * Start of the gateway, Unix nanoseconds.
   */
  'boot_time': (string);
  'ip': (string)[];
  'platform': (string);
  'contact_email': (string);
  'description': (string);
  'frequency_plan': (string);
  /**
   * Id of the bridge that speaks for the gateway, if one does.
   */
  'bridge': (string);
  /**
   * Id of the router that the gateway wants to use.
   */
  'router': (string);
  'fpga': (number);
  'dsp': (number);
  'hal': (string);
  'location': (_gateway_LocationMetadata__Output | null);
  /**
   * Time to the router and back, milliseconds.
   */
  'rtt': (number);
  /**
   * Frames received, and those of them with a good checksum.
   */
  'rx_in': (number);
  'rx_ok': (number);
  /**
   * Frames asked to transmit, and those of them transmitted.
   */
  'tx_in': (number);
  'tx_ok': (number);
  'lm_ok': (number);
  'lm_st': (number);
  'lm_nw': (number);
  'l_pps': (number);
  'os': (_gateway_Status_OSMetrics__Output | null);
  'messages': (string)[];
}
