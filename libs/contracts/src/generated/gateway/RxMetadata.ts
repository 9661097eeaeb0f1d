// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { LocationMetadata as _gateway_LocationMetadata, LocationMetadata__Output as _gateway_LocationMetadata__Output } from '../gateway/LocationMetadata.js';
import type { Long } from '@grpc/proto-loader';

/**
 * Reception by one antenna of a gateway that has several.
 */
export interface _gateway_RxMetadata_Antenna {
  'antenna'?: (number);
  'channel'?: (number);
  'rssi'?: (number | string);
  'channel_rssi'?: (number | string);
  'rssi_standard_deviation'?: (number | string);
  'frequency_offset'?: (number | string | Long);
  'snr'?: (number | string);
  'encrypted_time'?: (Buffer | Uint8Array | string);
  'fine_time'?: (number | string | Long);
}

/**
 * Reception by one antenna of a gateway that has several.
 */
export interface _gateway_RxMetadata_Antenna__Output {
  'antenna': (number);
  'channel': (number);
  'rssi': (number);
  'channel_rssi': (number);
  'rssi_standard_deviation': (number);
  'frequency_offset': (string);
  'snr': (number);
  'encrypted_time': (Buffer);
  'fine_time': (string);
}

/**
 * How a gateway received a frame.
 */
export interface RxMetadata {
  'gateway_id'?: (string);
  /**
   * The gateway proved who it is.
   */
  'gateway_trusted'?: (boolean);
  /**
   * Clock of the concentrator in microseconds; it rolls over.
   */
  'timestamp'?: (number);
  /**
   * Wall clock, Unix nanoseconds.
   */
  'time'?: (number | string | Long);
  'encrypted_time'?: (Buffer | Uint8Array | string);
  'rf_chain'?: (number);
  'channel'?: (number);
  'antennas'?: (_gateway_RxMetadata_Antenna)[];
  /**
   * Hz.
   */
  'frequency'?: (number | string | Long);
  /**
   * dBm.
   */
  'rssi'?: (number | string);
  /**
   * dB.
   */
  'snr'?: (number | string);
  'location'?: (_gateway_LocationMetadata | null);
}

/**
 * How a gateway received a frame.
 */
export interface RxMetadata__Output {
  'gateway_id': (string);
  /**
   * The gateway proved who it is.
   */
  'gateway_trusted': (boolean);
  /**
   * Clock of the concentrator in microseconds; it rolls over.
   */
  'timestamp': (number);
  /**
   * Wall clock, Unix nanoseconds.
   */
  'time': (string);
  'encrypted_time': (Buffer);
  'rf_chain': (number);
  'channel': (number);
  'antennas': (_gateway_RxMetadata_Antenna__Output)[];
  /**
   * Hz.
   */
  'frequency': (string);
  /**
   * dBm.
   */
  'rssi': (number);
  /**
   * dB.
   */
  'snr': (number);
  'location': (_gateway_LocationMetadata__Output | null);
}
