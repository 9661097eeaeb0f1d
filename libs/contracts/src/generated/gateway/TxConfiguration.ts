// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * How a gateway has to transmit a frame.
 */
export interface TxConfiguration {
  /**
   * Clock of the concentrator in microseconds at which the transmission starts.
   */
  'timestamp'?: (number);
  'rf_chain'?: (number);
  /**
   * Hz.
   */
  'frequency'?: (number | string | Long);
  /**
   * dBm.
   */
  'power'?: (number);
  'polarization_inversion'?: (boolean);
  /**
   * Hz, for FSK.
   */
  'frequency_deviation'?: (number);
}

/**
 * How a gateway has to transmit a frame.
 */
export interface TxConfiguration__Output {
  /**
   * Clock of the concentrator in microseconds at which the transmission starts.
   */
  'timestamp': (number);
  'rf_chain': (number);
  /**
   * Hz.
   */
  'frequency': (string);
  /**
   * dBm.
   */
  'power': (number);
  'polarization_inversion': (boolean);
  /**
   * Hz, for FSK.
   */
  'frequency_deviation': (number);
}
