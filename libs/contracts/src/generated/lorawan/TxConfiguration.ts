// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Modulation as _lorawan_Modulation, Modulation__Output as _lorawan_Modulation__Output } from '../lorawan/Modulation.js';

/**
 * How a frame has to be modulated.
 */
export interface TxConfiguration {
  'modulation'?: (_lorawan_Modulation);
  /**
   * For LoRa, as `SF7BW125`.
   */
  'data_rate'?: (string);
  /**
   * For FSK, bits per second.
   */
  'bit_rate'?: (number);
  /**
   * As `4/5`.
   */
  'coding_rate'?: (string);
  /**
   * The full counter of the frame.
   */
  'f_cnt'?: (number);
}

/**
 * How a frame has to be modulated.
 */
export interface TxConfiguration__Output {
  'modulation': (_lorawan_Modulation__Output);
  /**
   * For LoRa, as `SF7BW125`.
   */
  'data_rate': (string);
  /**
   * For FSK, bits per second.
   */
  'bit_rate': (number);
  /**
   * As `4/5`.
   */
  'coding_rate': (string);
  /**
   * The full counter of the frame.
   */
  'f_cnt': (number);
}
